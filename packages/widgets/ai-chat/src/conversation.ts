import type { AnswerSource, ChatMessage } from '@chuhai/contract/assistant'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'

/** What a visitor has asked. */
export interface Question {
  speaker: 'user'
  key: string
  /** The server's, once it is known. */
  id: string | null
  message: string
  image: string | null
  /** When it was asked, in milliseconds. */
  askedAt: number
}

/**
 * Where an answer is: asked for, growing, being stopped; ended as a whole, at the visitor's wish, broken by the server
 * (`broken`), lost on its way (`cut`: it can be picked up), or refused because today's free questions are used up.
 */
export type AnswerPhase =
  | 'waiting'
  | 'streaming'
  | 'stopping'
  | 'complete'
  | 'stopped'
  | 'broken'
  | 'cut'
  | 'quotaUsed'

export interface Answer {
  speaker: 'assistant'
  key: string
  /** The server's, once it is known. */
  id: string | null
  /** Under which it was asked for: asking again under the same finds the same answer. */
  requestId: string
  question: Question
  phase: AnswerPhase
  /** Grows beside the list, which changes only as phases do. */
  $text: ReadableAtom<string>
  /** A sentence to show while nothing comes. */
  notice: string | null
  /** Why it is broken. */
  reason: string | null
  sources: readonly AnswerSource[]
  isReported: boolean
}

export type Item = Question | Answer

const running = new Set<AnswerPhase>(['waiting', 'streaming', 'stopping'])
export const isRunning = ({ phase }: Answer): boolean => running.has(phase)

/** The items of a history, which comes with the newest first. An answer whose question is on an older page waits for it. */
export const itemsOf = (messages: readonly ChatMessage[]): Item[] => {
  const questions = new Map<string, Question>()
  const items: Item[] = []
  for (const message of [...messages].reverse()) {
    const { id } = message
    if (message.speaker === 'user') {
      const { message: text, image, time } = message
      const question: Question = {
        speaker: 'user',
        key: `said-${id}`,
        id,
        message: text,
        image,
        askedAt: Date.parse(time),
      }
      questions.set(id, question)
      items.push(question)
      continue
    }
    const question = questions.get(message.questionId)
    if (!question) continue
    items.push({
      speaker: 'assistant',
      key: `said-${id}`,
      id,
      requestId: '',
      question,
      phase: message.state === 'running' ? 'streaming' : message.state,
      $text: atom(message.message),
      notice: null,
      reason: message.text,
      sources: message.sources,
      isReported: message.isReported,
    })
  }
  return items
}

/** The text of an answer, for whoever makes it grow. */
export const growing = ({ $text }: Answer) => $text as WritableAtom<string>
