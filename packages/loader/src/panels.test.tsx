import type { ConsultationProps } from '@chuhai/consultation'
import { createFakeCore } from '@chuhai/core/testing'
import { createRail, railMessages } from '@chuhai/help-box/rail'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Context } from './context'
import { mountPanels } from './panels'

const core = Symbol.for('chuhai.core')
const end = new AbortController()
const Consultation = vi.fn((_: ConsultationProps) => null)
const shown = () => Consultation.mock.lastCall?.[0].about

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(core, createFakeCore())
})
afterEach(async () => {
  await act(async () => end.abort())
  vi.unstubAllGlobals()
})

it('opens a consultation about what is written on the box at that time, unless the page says something else', async () => {
  const context: Context = {
    settings: { base: '', locale: 'zh-CN', theme: 'light', side: 'right', offset: 24, afterLogin: 'refresh' },
    emit: () => {},
    watch: () => {},
    load: () => Promise.reject(),
    ended: end.signal,
  }
  const host = document.body.appendChild(document.createElement('chuhai-help-box'))
  const root = host.attachShadow({ mode: 'open' })
  host.setAttribute('about', 'product:SKU-204:磁吸露营灯')
  const rail = createRail({ root, messages: railMessages['zh-CN'], onIntent: () => {} })
  const panels = await act(async () =>
    mountPanels({
      context,
      root,
      rail,
      first: { kind: 'press', panel: 'consultation' },
      loaded: { form: { Consultation } as never },
    }),
  )
  expect(shown()).toBe('product:SKU-204:磁吸露营灯')
  host.setAttribute('about', '收纳架')
  await act(async () => panels.handle({ kind: 'open', panel: 'consultation' }))
  expect(shown()).toBe('收纳架')
  const about = { kind: 'plan', title: '启航版' }
  await act(async () => panels.handle({ kind: 'open', panel: 'consultation', about }))
  expect(shown()).toBe(about)
})
