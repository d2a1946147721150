import type { AiChatStore } from '@chuhai/ai-chat'
import { importWithRetry } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { useEffect } from 'react'

type Report = (error: unknown) => void

/** A module that is imported once it is needed. */
export interface LazyModule<Module> {
  $module: ReadableAtom<Module | null>
  /** Imports the module, with one retry; after a failure, which is reported, the next call imports it again. */
  load(): void
}

export const createLazyModule = <Module>(
  importFiles: () => Promise<Module>,
  report: Report,
  loaded: Module | null = null,
): LazyModule<Module> => {
  const $module = atom(loaded)
  let isRequested = Boolean(loaded)
  return {
    $module,
    load: () => {
      if (isRequested) return
      isRequested = true
      importWithRetry(importFiles).then(
        (module) => $module.set(module),
        (error) => {
          isRequested = false
          report(error)
        },
      )
    },
  }
}

export type ChatModule = typeof import('@chuhai/ai-chat')
export type FormModule = typeof import('@chuhai/consultation')
export type QuickModule = typeof import('./quick')

/** Modules that were imported already. */
export interface LoadedModules {
  form?: FormModule | null
  quick?: QuickModule | null
  chat?: ChatModule | null
}

/** The modules of the panels: the form, the small panels, and the chat. */
export const createPanelModules = (report: Report, { form, quick, chat }: LoadedModules = {}) => ({
  form: createLazyModule<FormModule>(() => import('@chuhai/consultation'), report, form),
  quick: createLazyModule<QuickModule>(() => import('./quick'), report, quick),
  chat: createLazyModule<ChatModule>(() => import('@chuhai/ai-chat'), report, chat),
  /** The conversation continues while its panel is closed. */
  chatStore: { current: null as AiChatStore | null },
})

export type PanelModules = ReturnType<typeof createPanelModules>

/** Loads a module each time the condition becomes true or changes. */
export const useLoadWhen = (module: Pick<LazyModule<unknown>, 'load'> | null, condition: unknown): void =>
  useEffect(() => {
    if (condition) module?.load()
  }, [module, condition])
