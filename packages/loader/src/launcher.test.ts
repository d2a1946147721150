import { type Panel, railMessages } from '@chuhai/help-box/rail'
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Context } from './context'
import { type Box, mountLauncher } from './launcher'

let end: AbortController
let box: Box
const panels = { handle: vi.fn(), close: vi.fn() }
const mountPanels = vi.fn((_: { first: unknown; loaded: object }) => panels)
const load = vi.fn(async (name: string) => ({ name, mountPanels }))

const root = () => document.querySelector('chuhai-help-box')?.shadowRoot as ShadowRoot
const entry = (panel: Panel) => root().querySelector(`[data-entry=${panel}]`) as HTMLElement

beforeEach(() => {
  vi.clearAllMocks()
  end = new AbortController()
  const context: Context = {
    settings: { base: '', locale: 'zh-CN', theme: 'light', side: 'right', offset: 24, afterLogin: 'refresh' },
    emit: vi.fn(),
    watch: (changed) => changed(context.settings),
    load: load as unknown as Context['load'],
    ended: end.signal,
  }
  box = mountLauncher(document, context)
})
afterEach(() => {
  end.abort()
})

it('paints the rail and fetches nothing before somebody shows interest', () => {
  expect(root().querySelector('nav')?.getAttribute('aria-label')).toBe(railMessages['zh-CN'].box)
  expect(load).not.toHaveBeenCalled()
})

it('says which language its texts are in', () => {
  expect(document.querySelector('chuhai-help-box')?.getAttribute('lang')).toBe('zh-CN')
})

it('fetches panels and form as a key focuses the entry of the form, and mounts them with the press', async () => {
  entry('consultation').focus()
  expect(load.mock.calls).toEqual([['panels'], ['form']])
  await Promise.all(load.mock.results.map(({ value }) => value))
  expect(mountPanels).not.toHaveBeenCalled()
  fireEvent.click(entry('consultation'))
  await vi.waitFor(() => expect(mountPanels).toHaveBeenCalled())
  expect(mountPanels.mock.calls[0]?.[0].first).toEqual({ kind: 'press', panel: 'consultation' })
})

it('loads the panels and the part that is asked for with the first press', async () => {
  fireEvent.click(entry('phone'))
  expect(load.mock.calls).toEqual([['panels'], ['quick']])
  await vi.waitFor(() => expect(mountPanels).toHaveBeenCalled())
  expect(mountPanels.mock.calls[0]?.[0]).toMatchObject({
    first: { kind: 'press', panel: 'phone' },
    loaded: { quick: { name: 'quick' } },
  })
})

it('opens and closes panels for the page', async () => {
  expect(box.panels).toContain('consultation')
  box.handle({ kind: 'open', panel: 'phone' })
  await vi.waitFor(() => expect(mountPanels).toHaveBeenCalled())
  expect(mountPanels.mock.calls[0]?.[0].first).toEqual({ kind: 'open', panel: 'phone' })
  box.handle({ kind: 'open', panel: 'chat' })
  box.close()
  expect(panels.handle).toHaveBeenCalledWith({ kind: 'open', panel: 'chat' })
  expect(panels.close).toHaveBeenCalledTimes(1)
})

it('stays the only one of its kind where the page brings back its HTML or clones it', async () => {
  const host = document.querySelector('chuhai-help-box') as HTMLElement
  const copies = [host.cloneNode(true), document.createElement('chuhai-help-box')]
  document.body.prepend(...copies)
  await Promise.resolve()
  expect([...document.querySelectorAll('chuhai-help-box')]).toEqual([host])
})

it('leaves the page when it ends', () => {
  end.abort()
  expect(document.querySelector('chuhai-help-box')).toBeNull()
})
