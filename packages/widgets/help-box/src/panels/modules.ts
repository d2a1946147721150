import type { Core } from '@chuhai/core'
import { usePart } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { moduleOf } from '../entries'
import type { BoxController } from '../store'

const importForm = () => import('@chuhai/consultation')
const importQuick = () => import('./quick')
const importChat = () => import('@chuhai/ai-chat')

/** The modules of the panels: the form, the small panels, and the chat. */
export interface PanelModules {
  form?: typeof import('@chuhai/consultation') | undefined
  quick?: typeof import('./quick') | undefined
  chat?: typeof import('@chuhai/ai-chat') | undefined
}

/**
 * Imports the modules of panels as their entries are approached or opened. What has failed to load is imported again by the
 * opening, whose failure alone is reported: nobody waits for an approach.
 */
export const usePanelModules = (
  core: Core,
  store: BoxController,
  loaded: PanelModules = {},
): PanelModules => {
  const open = useStore(store.$open)
  const approached = useStore(store.$approached)
  const isFormPrepared = useStore(store.$isFormPrepared)
  const report = (error: unknown) => store.$open.get() && core.report(error)
  const wants = (part: keyof PanelModules) => {
    if (loaded[part]) return null
    if (open && moduleOf(open.panel) === part) return open
    return (part === 'form' && isFormPrepared) || (approached && moduleOf(approached) === part)
  }
  const form = usePart(importForm, wants('form'), report)
  const quick = usePart(importQuick, wants('quick'), report)
  const chat = usePart(importChat, wants('chat'), report)
  return { form, quick, chat, ...loaded }
}
