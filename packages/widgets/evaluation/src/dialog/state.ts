import type { EvaluationResult } from '@chuhai/contract/evaluation'
import { type Core, type Delay, openUserDraft, type Submission } from '@chuhai/core'
import type { Answers, Problems } from './answers'

/** Answers that the server compares. */
export interface Comparison {
  siteCount: number
  courseCount: number
  /** When they were submitted, in milliseconds. */
  since: number
}

export type EvaluationState =
  /** Nothing is shown, also while a visitor signs in. */
  | { phase: 'idle' }
  /** An earlier result is being loaded. */
  | { phase: 'loading' }
  | {
      phase: 'filling' | 'sending'
      answers: Answers
      problems: Problems
      /** The last submit did not reach the server. */
      isOffline?: boolean
      /** Why what is being sent has no answer yet. */
      delay?: Delay
    }
  | { phase: 'evaluating'; comparison: Comparison; isSlow: boolean }
  /** The result could not be loaded; without a comparison it is the earlier one. */
  | { phase: 'loadFailed'; comparison: Comparison | undefined }
  | { phase: 'rated' | 'unrated'; result: EvaluationResult }

export type PhaseOf<P extends EvaluationState['phase']> = Extract<EvaluationState, { phase: P }>

/** What needs a user, and continues after sign-on. */
export type SignedInStep = 'start' | 'send' | 'retry'

interface EvaluationDraft {
  answers: Answers
  submission?: Submission | undefined
  comparison?: Comparison | undefined
}

const areNumbers = (values: unknown): boolean =>
  Array.isArray(values) && values.every((value) => typeof value === 'number')

const isDraft = (stored: unknown): stored is EvaluationDraft => {
  const { answers, comparison } = (stored ?? {}) as Partial<EvaluationDraft>
  return (
    typeof answers === 'object' &&
    answers !== null &&
    Object.values(answers).every(areNumbers) &&
    (!comparison || areNumbers([comparison.siteCount, comparison.courseCount, comparison.since]))
  )
}

/** Opens the draft of answers and comparison, which survives reload, sign-in and closing until there is a result. */
export const openEvaluationDraft = (core: Core, name: string) =>
  openUserDraft(core, `evaluation.${name}`, isDraft)
