import { afterEach, expect, it, vi } from 'vitest'
import { detach, onNextFrame } from './host-page'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('takes a node out of a page that has replaced `remove`', () => {
  vi.spyOn(Element.prototype, 'remove').mockImplementation(() => {})
  const node = document.body.appendChild(document.createElement('div'))
  detach(node)
  detach(node)
  expect(node.isConnected).toBe(false)
})

it('runs once with the next frame', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
  const run = vi.fn()
  onNextFrame(run)
  vi.advanceTimersByTime(20)
  expect(run).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledOnce()
})

it('runs also where no frame comes', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const run = vi.fn()
  onNextFrame(run)
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledOnce()
})
