import { type Panel, railMessages } from '@chuhai/help-box/rail'
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Context } from './context'
import { type Box, mountLauncher } from './launcher'

type Imported = Awaited<ReturnType<Parameters<typeof mountLauncher>[2]>>

let end: AbortController
let box: Box
let arrive: (files: Imported) => void
let fail: () => void
const importPanels = vi.fn(
  (_: Panel) =>
    new Promise<Imported>((resolve, reject) => {
      arrive = resolve
      fail = () => reject(new Error('offline'))
    }),
)
const panels = { handle: vi.fn(), open: vi.fn(), close: vi.fn(), destroy: vi.fn() }
const mountPanels = vi.fn((_: { first: unknown }) => panels)
const files = [{ mountPanels }, {}] as unknown as Imported

const root = () => document.querySelector('chuhai-help-box')?.shadowRoot as ShadowRoot
const entry = (panel: Panel) => root().querySelector(`[data-entry=${panel}]`) as HTMLElement
const busy = () =>
  [...root().querySelectorAll<HTMLElement>('.ch-rail__entry[data-busy]')].map((one) => one.dataset.entry)
const problem = () => root().querySelector('.ch-rail__problem')?.textContent

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  end = new AbortController()
  const context: Context = {
    settings: { base: '', locale: 'zh-CN', theme: 'light', side: 'right', offset: 24, afterLogin: 'refresh' },
    emit: vi.fn(),
    watch: (changed) => changed(context.settings),
    ended: end.signal,
  }
  box = mountLauncher(document, context, importPanels)
})
afterEach(() => {
  end.abort()
  vi.useRealTimers()
})

it('says nothing of files that come within 200 ms, and then that they are awaited', async () => {
  fireEvent.click(entry('consultation'))
  await vi.advanceTimersByTimeAsync(199)
  expect(busy()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(busy()).toEqual(['consultation'])
  arrive(files)
  await vi.advanceTimersByTimeAsync(0)
  expect(busy()).toEqual([])
})

it('never turns busy once the files are here', async () => {
  fireEvent.click(entry('phone'))
  arrive(files)
  await vi.advanceTimersByTimeAsync(1000)
  expect(busy()).toEqual([])
  expect(mountPanels.mock.calls[0]?.[0].first).toEqual({ kind: 'press', panel: 'phone' })
})

it('does what was asked last when the files come, and nothing for a pointer that has gone', async () => {
  fireEvent.pointerEnter(entry('live'), { pointerType: 'mouse' })
  fireEvent.pointerLeave(entry('live'), { pointerType: 'mouse' })
  arrive(files)
  await vi.advanceTimersByTimeAsync(0)
  expect(importPanels).toHaveBeenCalledTimes(1)
  expect(mountPanels.mock.calls[0]?.[0].first).toBeNull()
  box.open('phone')
  expect(panels.open).toHaveBeenCalledWith('phone')
})

it('says at the rail that files did not come, and asks again at the next press', async () => {
  fireEvent.click(entry('phone'))
  fail()
  await vi.advanceTimersByTimeAsync(1000)
  expect(problem()).toBe(railMessages['zh-CN'].problem)
  expect(busy()).toEqual([])
  fireEvent.click(entry('phone'))
  expect(problem()).toBe('')
  expect(importPanels).toHaveBeenCalledTimes(2)
})
