import type { AiChatStore } from '@chuhai/ai-chat'
import { atom, type ReadableAtom } from 'nanostores'
import { useEffect } from 'react'

type Report = (error: unknown) => void

/** Files that are imported when they are wanted, and then kept. */
export interface Part<Module> {
  $module: ReadableAtom<Module | null>
  /** Asks for them, twice if need be; after a failure, which is reported, they are asked for again the next time. */
  load(): void
}

export const createPart = <Module>(
  importFiles: () => Promise<Module>,
  report: Report,
  loaded: Module | null = null,
): Part<Module> => {
  const $module = atom(loaded)
  let isAsked = Boolean(loaded)
  return {
    $module,
    load: () => {
      if (isAsked) return
      isAsked = true
      importFiles()
        .catch(importFiles)
        .then(
          (module) => $module.set(module),
          (error) => {
            isAsked = false
            report(error)
          },
        )
    },
  }
}

export type ChatModule = typeof import('@chuhai/ai-chat')
export type FormModule = typeof import('@chuhai/consultation')
export type QuickModule = typeof import('./quick')

/** What somebody has imported already; without it a panel is painted a few frames later. */
export interface LoadedParts {
  form?: FormModule | null
  quick?: QuickModule | null
  chat?: ChatModule | null
}

/** The parts of the panels: the form, the small panels, and the chat. */
export const createParts = (report: Report, { form, quick, chat }: LoadedParts = {}) => ({
  form: createPart<FormModule>(() => import('@chuhai/consultation'), report, form),
  quick: createPart<QuickModule>(() => import('./quick'), report, quick),
  chat: createPart<ChatModule>(() => import('@chuhai/ai-chat'), report, chat),
  /** What is said goes on while its panel is closed; made with the first look at it. */
  talk: { store: null as AiChatStore | null },
})

export type Parts = ReturnType<typeof createParts>

/** Asks for a part with each new wish for it. */
export const useWish = (part: Pick<Part<unknown>, 'load'> | null, wish: unknown): void =>
  useEffect(() => {
    if (wish) part?.load()
  }, [part, wish])
