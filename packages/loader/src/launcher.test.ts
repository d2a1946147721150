import { type Panel, railMessages } from '@chuhai/help-box/rail'
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ImportFiles } from './box-files'
import type { Context } from './context'
import { type Box, mountLauncher } from './launcher'

let end: AbortController
let box: Box
const panels = { handle: vi.fn(), close: vi.fn() }
const mountEarly = vi.fn((_: { first: unknown }) => panels)
const importFiles = vi.fn(async () => ({ mountEarly }))

const root = () => document.querySelector('chuhai-help-box')?.shadowRoot as ShadowRoot
const entry = (panel: Panel) => root().querySelector(`[data-entry=${panel}]`) as HTMLElement

beforeEach(() => {
  vi.clearAllMocks()
  end = new AbortController()
  const context: Context = {
    settings: { base: '', locale: 'zh-CN', theme: 'light', side: 'right', offset: 24, afterLogin: 'refresh' },
    emit: vi.fn(),
    watch: (changed) => changed(context.settings),
    ended: end.signal,
  }
  box = mountLauncher(document, context, importFiles as unknown as ImportFiles)
})
afterEach(() => {
  end.abort()
})

it('paints the rail and fetches nothing before somebody shows interest', () => {
  expect(root().querySelector('nav')?.getAttribute('aria-label')).toBe(railMessages['zh-CN'].box)
  expect(importFiles).not.toHaveBeenCalled()
})

it('asks for what shows the form early, and for the files of the panel behind it', async () => {
  fireEvent.click(entry('phone'))
  expect(importFiles).toHaveBeenCalledWith('early', 'phone', 'panels')
  await vi.waitFor(() => expect(mountEarly).toHaveBeenCalled())
  expect(mountEarly.mock.calls[0]?.[0].first).toEqual({ kind: 'press', panel: 'phone' })
})

it('opens and closes panels for the page', async () => {
  expect(box.panels).toContain('consultation')
  box.open('phone')
  await vi.waitFor(() => expect(mountEarly).toHaveBeenCalled())
  expect(mountEarly.mock.calls[0]?.[0].first).toEqual({ kind: 'open', panel: 'phone' })
  box.open('chat')
  box.close()
  expect(panels.handle).toHaveBeenCalledWith({ kind: 'open', panel: 'chat' })
  expect(panels.close).toHaveBeenCalledTimes(1)
})

it('leaves the page when it ends', () => {
  end.abort()
  expect(document.querySelector('chuhai-help-box')).toBeNull()
})
