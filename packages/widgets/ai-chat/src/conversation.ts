import type { AnswerSource } from '@chuhai/contract/assistant'
import { submissionOf } from '@chuhai/core'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'

/** What the visitor has asked; `image` is the address of a picture, or null. */
export interface Question {
  speaker: 'user'
  key: string
  /** The server's id, once it is known. */
  id: string | null
  message: string
  image: string | null
  /** By the server's clock, in milliseconds. */
  askedAt: number
}

/**
 * Phases of an answer. The server has ended it as `complete`, `stopped` or `broken`; `interrupted` means that the
 * connection was lost and the answer can be resumed, `quotaUsed` that today's free questions are used up.
 */
export type AnswerPhase =
  | 'waiting'
  | 'streaming'
  | 'stopping'
  | 'complete'
  | 'stopped'
  | 'broken'
  | 'interrupted'
  | 'quotaUsed'

/** What the assistant answers, from waiting to its end. */
export interface Answer {
  speaker: 'assistant'
  key: string
  /** The server's id, once it is known. */
  id: string | null
  /** Asking again with the same request id returns the same answer. */
  requestId: string
  question: Question
  phase: AnswerPhase
  /** Grows apart from the list, which changes with the phases only. */
  $text: ReadableAtom<string>
  /** Shown while the server is silent. */
  notice: string | null
  /** Why it has failed. */
  reason: string | null
  sources: readonly AnswerSource[]
  isReported: boolean
}

/** One entry of the conversation, told apart by `speaker`. */
export type Item = Question | Answer

const runningPhases = new Set<AnswerPhase>(['waiting', 'streaming', 'stopping'])
export const isRunning = ({ phase }: Answer): boolean => runningPhases.has(phase)

/** Returns a new question with the answer that is waited for. */
export const createExchange = (
  number: number,
  message: string,
  image: string | null,
  askedAt: number,
): [Question, Answer] => {
  const question: Question = {
    speaker: 'user',
    key: `question-${number}`,
    id: null,
    message,
    image,
    askedAt,
  }
  const answer: Answer = {
    speaker: 'assistant',
    key: `answer-${number}`,
    id: null,
    requestId: submissionOf('', undefined).key,
    question,
    phase: 'waiting',
    $text: atom(''),
    notice: null,
    reason: null,
    sources: [],
    isReported: false,
  }
  return [question, answer]
}

export const appendText = ({ $text }: Answer, text: string): void =>
  ($text as WritableAtom<string>).set($text.get() + text)

/** Whether there are older messages, and whether they are being loaded. */
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
  /** `isIncomplete`: the history could not be loaded. */
  | { phase: 'welcome'; isIncomplete: boolean }
  | ConversationState

export interface ConversationState {
  phase: 'waiting' | 'streaming' | 'offline' | 'answered' | 'stopped' | 'failed' | 'quotaUsed'
  items: readonly Item[]
  older: Older
}

const phaseByAnswer: Record<AnswerPhase, ConversationState['phase']> = {
  waiting: 'waiting',
  streaming: 'streaming',
  stopping: 'streaming',
  complete: 'answered',
  stopped: 'stopped',
  broken: 'failed',
  interrupted: 'failed',
  quotaUsed: 'quotaUsed',
}

const phaseAfter = (last: Item) => (last.speaker === 'assistant' ? phaseByAnswer[last.phase] : 'answered')

/** Questions and answers, and the phase of the chat that follows from the last of them. */
export const createConversation = () => {
  const $state = atom<ChatState>({ phase: 'loading' })

  const items = (): readonly Item[] => {
    const state = $state.get()
    return 'items' in state ? state.items : []
  }
  const older = (): Older => {
    const state = $state.get()
    return 'older' in state ? state.older : 'none'
  }
  const setItems = (next: readonly Item[], nextOlder = older()): void => {
    const last = next.at(-1)
    $state.set(
      last
        ? { phase: phaseAfter(last), items: next, older: nextOlder }
        : { phase: 'welcome', isIncomplete: false },
    )
  }

  return {
    $state: $state as ReadableAtom<ChatState>,
    items,
    older,
    setItems,
    setState: (state: ChatState): void => $state.set(state),
    updateAnswer(key: string, change: Partial<Answer>): void {
      setItems(items().map((item) => (item.key === key ? ({ ...item, ...change } as Answer) : item)))
    },
    setOffline(isOffline: boolean): void {
      const state = $state.get()
      const last = items().at(-1)
      if ('items' in state && last) $state.set({ ...state, phase: isOffline ? 'offline' : phaseAfter(last) })
    },
  }
}

export type Conversation = ReturnType<typeof createConversation>
