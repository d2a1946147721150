import type { Core } from '@chuhai/core'
import { usePart } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { moduleOf } from '../entries'
import type { HelpBoxStore } from '../store'

const importForm = () => import('@chuhai/consultation')
const importQuick = () => import('./quick')
const importChat = () => import('@chuhai/ai-chat')

/** The modules of the panels: the form, the small panels, and the chat. */
export interface PanelModules {
  form?: typeof import('@chuhai/consultation') | undefined
  quick?: typeof import('./quick') | undefined
  chat?: typeof import('@chuhai/ai-chat') | undefined
}

/** Imports the modules of panels as they are opened; each opening imports again what has failed to load. */
export const usePanelModules = (core: Core, store: HelpBoxStore, loaded: PanelModules = {}): PanelModules => {
  const open = useStore(store.$open)
  const isFormPrepared = useStore(store.$isFormPrepared)
  const wanted = open && moduleOf(open.panel)
  const wantsForm = wanted === 'form' ? open : isFormPrepared
  const form = usePart(importForm, !loaded.form && wantsForm, core.report)
  const quick = usePart(importQuick, !loaded.quick && wanted === 'quick' && open, core.report)
  const chat = usePart(importChat, !loaded.chat && wanted === 'chat' && open, core.report)
  return { form, quick, chat, ...loaded }
}
