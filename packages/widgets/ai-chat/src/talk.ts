import { atom, type ReadableAtom } from 'nanostores'
import type { Answer, Item } from './conversation'

/** Older messages: whether there are any, and whether they are on their way. */
export type Older = 'none' | 'some' | 'loading'

/**
 *   signedOut ─► loading ─► welcome ─► waiting ─► streaming ─► answered
 *                   │                     │  ╲        ▲ ▼    ╲► stopped
 *                   ╰─► (a history)       ▼   ╲►   offline   ╲► failed
 *                                     quotaUsed
 */
export type ChatState =
  | { phase: 'signedOut' }
  | { phase: 'loading' }
  /** `isIncomplete`: what was said before could not be fetched. */
  | { phase: 'welcome'; isIncomplete: boolean }
  | {
      phase: 'waiting' | 'streaming' | 'offline' | 'answered' | 'stopped' | 'failed' | 'quotaUsed'
      items: readonly Item[]
      older: Older
    }

type TalkPhase = Extract<ChatState, { items: unknown }>['phase']

const phases: Record<Answer['phase'], TalkPhase> = {
  waiting: 'waiting',
  streaming: 'streaming',
  stopping: 'streaming',
  complete: 'answered',
  stopped: 'stopped',
  broken: 'failed',
  cut: 'failed',
  quotaUsed: 'quotaUsed',
}

const phaseOf = (last: Item): TalkPhase => (last.speaker === 'assistant' ? phases[last.phase] : 'answered')

/** What was said, and the phase that follows from it. */
export const createTalk = () => {
  const $state = atom<ChatState>({ phase: 'loading' })

  const items = (): readonly Item[] => {
    const state = $state.get()
    return 'items' in state ? state.items : []
  }
  const older = (): Older => {
    const state = $state.get()
    return 'older' in state ? state.older : 'none'
  }
  /** An empty talk is the welcome. */
  const show = (next: readonly Item[], nextOlder = older()): void => {
    const last = next.at(-1)
    $state.set(
      last
        ? { phase: phaseOf(last), items: next, older: nextOlder }
        : { phase: 'welcome', isIncomplete: false },
    )
  }

  return {
    $state: $state as ReadableAtom<ChatState>,
    items,
    older,
    show,
    turn: (state: ChatState): void => $state.set(state),
    patch(key: string, change: Partial<Answer>): void {
      show(items().map((item) => (item.key === key ? ({ ...item, ...change } as Answer) : item)))
    },
    /** The network is gone, or back. */
    markOffline(isOffline: boolean): void {
      const state = $state.get()
      const last = items().at(-1)
      if ('items' in state && last) $state.set({ ...state, phase: isOffline ? 'offline' : phaseOf(last) })
    },
  }
}

export type TalkStore = ReturnType<typeof createTalk>
