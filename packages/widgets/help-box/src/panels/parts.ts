import type { AiChatStore } from '@chuhai/ai-chat'
import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import { useEffect } from 'react'

/** Files that are imported when they are wanted, and then kept. */
export interface Part<Module> {
  $module: ReadableAtom<Module | null>
  /** Asks for them; a failure passes on and is tried again the next time. */
  load(): Promise<void>
}

export const createPart = <Module>(
  importFiles: () => Promise<Module>,
  loaded: Module | null = null,
): Part<Module> => {
  const $module = atom(loaded)
  let loading: Promise<void> | undefined
  return {
    $module,
    load: () => {
      loading ??= $module.get()
        ? Promise.resolve()
        : importFiles().then(
            (module) => $module.set(module),
            (error) => {
              loading = undefined
              throw error
            },
          )
      return loading
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
export const createParts = ({ form, quick, chat }: LoadedParts = {}) => ({
  form: createPart<FormModule>(() => import('@chuhai/consultation'), form),
  quick: createPart<QuickModule>(() => import('./quick'), quick),
  chat: createPart<ChatModule>(() => import('@chuhai/ai-chat'), chat),
  /** What is said goes on while its panel is closed; made with the first look at it. */
  talk: { store: null as AiChatStore | null },
})

export type Parts = ReturnType<typeof createParts>

/** A part as soon as it is there; `report` hears of a failure. */
export const usePart = <Module>(
  part: Part<Module>,
  isWanted: boolean,
  report: (error: unknown) => void,
): Module | null => {
  useEffect(() => {
    if (isWanted) part.load().catch(report)
  }, [part, isWanted, report])
  return useStore(part.$module)
}
