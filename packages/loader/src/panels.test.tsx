import type { AiChatProps } from '@chuhai/ai-chat'
import type { ConsultationProps } from '@chuhai/consultation'
import { createFakeCore } from '@chuhai/core/testing'
import type { PanelModules } from '@chuhai/help-box/panels'
import { createRail, type Panel, railMessages } from '@chuhai/help-box/rail'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Context } from './context'
import { mountPanels } from './panels'

const core = Symbol.for('chuhai.core')
const visitor = { id: '7', userName: '沈立群', unionId: 'u-7', userAvatar: null, userOrgInfoList: [] }
let end = new AbortController()

/** The panels of a box, one of them open, with a module that is a double. */
const open = async (panel: Panel, loaded: object, load: () => Promise<unknown>) => {
  const context: Context = {
    settings: { base: '', locale: 'zh-CN', theme: 'light', side: 'right', offset: 24, afterLogin: 'refresh' },
    emit: () => {},
    watch: () => {},
    load: load as Context['load'],
    ended: end.signal,
  }
  const host = document.body.appendChild(document.createElement('chuhai-help-box'))
  const root = host.attachShadow({ mode: 'open' })
  host.setAttribute('about', 'product:SKU-204:磁吸露营灯')
  const rail = createRail({ root, messages: railMessages['zh-CN'], onIntent: () => {} })
  const panels = await act(async () =>
    mountPanels({ context, root, rail, first: { kind: 'press', panel }, loaded: loaded as PanelModules }),
  )
  return { context, host, root, panels }
}

beforeEach(() => {
  end = new AbortController()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(core, createFakeCore())
})
afterEach(async () => {
  await act(async () => end.abort())
  vi.unstubAllGlobals()
})

it('opens a consultation about what is written on the box at that time, unless the page says something else', async () => {
  const Consultation = vi.fn((_: ConsultationProps) => null)
  const shown = () => Consultation.mock.lastCall?.[0].about
  const { host, panels } = await open('consultation', { form: { Consultation } }, () => Promise.reject())
  expect(shown()).toBe('product:SKU-204:磁吸露营灯')
  host.setAttribute('about', '收纳架')
  await act(async () => panels.handle({ kind: 'open', panel: 'consultation' }))
  await vi.waitFor(() => expect(shown()).toBe('收纳架'))
  const about = { kind: 'plan', title: '启航版' }
  await act(async () => panels.handle({ kind: 'open', panel: 'consultation', about }))
  await vi.waitFor(() => expect(shown()).toBe(about))
})

const ToolsAlone = ({ tools }: AiChatProps) => tools

it('brings the bell of the chat with a signed-in visitor, and nothing of it before', async () => {
  const chat = { AiChat: ToolsAlone, createAiChatStore: () => ({ destroy: () => {} }) }
  const define = vi.fn()
  const load = vi.fn(async () => ({ define }))
  await open('chat', { chat }, load)
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal(core, createFakeCore({}, { user: visitor }))
  const { context, root } = await open('chat', { chat }, load)
  expect(load.mock.calls).toEqual([['chuhai-inbox']])
  expect(define.mock.calls).toEqual([[context]])
  expect(root.querySelector('chuhai-inbox')?.getAttribute('view')).toBe('bell')
})
