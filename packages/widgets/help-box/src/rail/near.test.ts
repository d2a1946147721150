import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenNear } from './near'

const onNear = vi.fn()
const element = document.createElement('nav')
let stop: () => void

const move = (clientX: number, clientY: number, pointerType = 'mouse') => {
  const event = new MouseEvent('pointermove', { clientX, clientY, bubbles: true })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  document.body.dispatchEvent(event)
}

beforeEach(() => {
  onNear.mockClear()
  vi.stubGlobal('innerWidth', 1280)
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(1240, 200, 40, 270))
  stop = whenNear(window, element, onNear)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

it('calls back once, when a pointer comes within 64 px', () => {
  for (const [x, y] of [
    [1175, 300],
    [1250, 135],
    [1250, 535],
  ] as const)
    move(x, y)
  expect(onNear).not.toHaveBeenCalled()
  move(1176, 300)
  move(1250, 300)
  expect(onNear).toHaveBeenCalledOnce()
})

it('measures nothing while the pointer is away from the sides of the window', () => {
  move(640, 300)
  move(1100, 300)
  expect(element.getBoundingClientRect).not.toHaveBeenCalled()
})

it('leaves a finger alone that scrolls the page', () => {
  move(1250, 300, 'touch')
  expect(onNear).not.toHaveBeenCalled()
})

it('works on a page that stops its own events', () => {
  const stopEvent = (event: Event) => event.stopPropagation()
  document.body.addEventListener('pointermove', stopEvent)
  move(1250, 300)
  document.body.removeEventListener('pointermove', stopEvent)
  expect(onNear).toHaveBeenCalledOnce()
})

it('is over once it is stopped', () => {
  stop()
  move(1250, 300)
  expect(onNear).not.toHaveBeenCalled()
})
