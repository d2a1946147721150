import type { Panel, Rail, RailIntent } from '@chuhai/help-box/rail'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awaitPanels, type BoxPanels } from './awaited-panels'
import type { ImportFiles } from './box-files'
import type { Context } from './context'
import { mountEarly } from './early-panels'

let end: AbortController
let root: ShadowRoot
let panels: BoxPanels
let arrive: () => void
let fail: () => void
let isNarrow = false
const mounted = { handle: vi.fn(), close: vi.fn() }
const mountPanels = vi.fn((_: { first: RailIntent | null; loaded: object; inside: ShadowRoot }) => mounted)
const importFiles = vi.fn(
  (...names: string[]) =>
    new Promise<unknown>((resolve, reject) => {
      if (names[0] !== 'panels') return resolve({ name: names[0] })
      arrive = () => resolve({ mountPanels })
      fail = () => reject(new Error('offline'))
    }),
)
const entry = document.createElement('button')
const rail = { show: vi.fn(), control: () => entry } as unknown as Rail

const inside = () => root.lastElementChild?.shadowRoot as ShadowRoot
const form = () => inside().querySelector('form')
const asked = () => vi.waitFor(() => expect(importFiles).toHaveBeenCalled())
const start = (first: RailIntent | null) => {
  const context: Context = {
    settings: { base: '', locale: 'zh-CN', theme: 'dark', side: 'right', offset: 24, afterLogin: 'refresh' },
    emit: vi.fn(),
    watch: (changed) => changed(context.settings),
    ended: end.signal,
  }
  const given = { context, root, rail, first, awaitPanels }
  panels = mountEarly({ ...given, importFiles: importFiles as unknown as ImportFiles })
}
const press = (panel: Panel): RailIntent => ({ kind: 'press', panel })

beforeEach(() => {
  vi.clearAllMocks()
  isNarrow = false
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }))
  HTMLElement.prototype.showPopover = vi.fn()
  end = new AbortController()
  root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
})
afterEach(() => {
  end.abort()
  vi.unstubAllGlobals()
})

it('shows the form at once, to be looked at, and lets the panels run only after that', async () => {
  start(press('consultation'))
  expect(importFiles).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(form()?.textContent).toBe('咨询内容'))
  expect(form()?.closest('section')?.inert).toBe(true)
  expect(HTMLElement.prototype.showPopover).toHaveBeenCalledTimes(1)
  expect(root.lastElementChild?.getAttribute('data-theme')).toBe('dark')
  expect(mountPanels).not.toHaveBeenCalled()
  await asked()
  arrive()
  await vi.waitFor(() => expect(mountPanels).toHaveBeenCalledTimes(1))
  const [given] = mountPanels.mock.calls[0] ?? []
  expect(given).toMatchObject({ first: press('consultation'), loaded: { form: { name: 'consultation' } } })
  expect(given?.inside.querySelector('form')).toBe(form())
})

it('can be closed before anything of it runs, and then does not come', async () => {
  start(press('consultation'))
  await vi.waitFor(() => expect(form()).not.toBeNull())
  inside().querySelector<HTMLElement>('.ch-panel__close')?.click()
  expect(form()).toBeNull()
  await asked()
  arrive()
  await vi.waitFor(() => expect(mountPanels).toHaveBeenCalledTimes(1))
  expect(mountPanels.mock.calls[0]?.[0].first).toBeNull()
})

it('gives way to another panel that is asked for, not to a pointer on its way across the rail', async () => {
  start(press('consultation'))
  await vi.waitFor(() => expect(form()).not.toBeNull())
  panels.handle({ kind: 'enter', panel: 'live' })
  expect(form()).not.toBeNull()
  panels.handle({ kind: 'open', panel: 'chat' })
  expect(form()).toBeNull()
  await asked()
  arrive()
  await vi.waitFor(() => expect(mountPanels).toHaveBeenCalledTimes(1))
  expect(mountPanels.mock.calls[0]?.[0].first).toEqual({ kind: 'open', panel: 'chat' })
})

it('stays open through a double click', async () => {
  start(press('consultation'))
  panels.handle(press('consultation'))
  await vi.waitFor(() => expect(form()).not.toBeNull())
  panels.handle(press('consultation'))
  expect(inside().querySelectorAll('form')).toHaveLength(1)
  await asked()
  arrive()
  await vi.waitFor(() => expect(mountPanels).toHaveBeenCalledTimes(1))
  expect(mountPanels.mock.calls[0]?.[0].first).toEqual(press('consultation'))
})

it('goes again where the panels do not come', async () => {
  start(press('consultation'))
  await vi.waitFor(() => expect(form()).not.toBeNull())
  await asked()
  fail()
  await vi.waitFor(() => expect(form()).toBeNull())
  expect(rail.show).toHaveBeenCalledWith({ hasProblem: true })
})

it('is not shown on small screens, nor for other panels', async () => {
  isNarrow = true
  start(press('consultation'))
  await asked()
  expect(form()).toBeNull()
  isNarrow = false
  panels.handle(press('phone'))
  arrive()
  await vi.waitFor(() => expect(mountPanels).toHaveBeenCalledTimes(1))
  expect(form()).toBeNull()
})

it('leaves the page when it ends', () => {
  start(null)
  end.abort()
  expect(root.childElementCount).toBe(0)
})

it('gives way to the sheet where the window has become narrow meanwhile', async () => {
  start(press('consultation'))
  await vi.waitFor(() => expect(form()).not.toBeNull())
  await asked()
  isNarrow = true
  arrive()
  await vi.waitFor(() => expect(mountPanels).toHaveBeenCalledTimes(1))
  expect(form()).toBeNull()
})
