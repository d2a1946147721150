import type { AnswerEnd, AnswerErrorCode, AnswerSource } from '@chuhai/contract/assistant'
import type { Pace } from './pace'

export interface Ending {
  state: AnswerEnd
  code: AnswerErrorCode | null
}

/** Which answer it is, and to what. */
export interface AnswerName {
  id: number
  questionId: number
  time: string
}

/** An answer that grows, wherever it is written; those who follow it look at it whenever it has changed. */
export interface Answer extends AnswerName {
  text: string
  /** Null until it is known what the portal has on the question. */
  sources: AnswerSource[] | null
  /** Nothing has come for a while. */
  isSlow: boolean
  ending: Ending | null
  /** This instance stops following it; it goes on elsewhere. */
  isLeft: boolean
  changed(): void
  /** Answers how to stop listening. */
  listen(wake: () => void): () => void
  readonly listeners: number
}

const atOnce: Pace = (call) => call()

export const createAnswer = (
  name: AnswerName,
  known: Partial<Pick<Answer, 'text' | 'sources' | 'ending'>> = {},
  pace = atOnce,
): Answer => {
  const wakes = new Set<() => void>()
  const wakeAll = () => {
    for (const wake of wakes) wake()
  }
  return {
    ...name,
    text: '',
    sources: null,
    isSlow: false,
    ending: null,
    isLeft: false,
    ...known,
    changed: () => pace(wakeAll),
    listen(wake) {
      wakes.add(wake)
      return () => wakes.delete(wake)
    },
    get listeners() {
      return wakes.size
    },
  }
}
