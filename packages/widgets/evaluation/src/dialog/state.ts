import type { EvaluationResult } from '@chuhai/contract/evaluation'
import type { Answers, Problems } from './answers'
import type { Comparison } from './draft'

export type EvaluationState =
  | { phase: 'idle' }
  /** Nobody is signed in: that is asked for, and everything else waits. */
  | { phase: 'signedOut' }
  /** Sign-on was asked for, and given up. */
  | { phase: 'declined' }
  /** An earlier result is being asked for. */
  | { phase: 'asking' }
  | {
      phase: 'filling' | 'sending'
      answers: Answers
      problems: Problems
      /** The last submit did not get through. */
      isCut?: boolean
    }
  | { phase: 'evaluating'; comparison: Comparison; isSlow: boolean }
  /** The result did not come; without a comparison it is the earlier one. */
  | { phase: 'unread'; comparison: Comparison | undefined }
  | { phase: 'rated' | 'unrated'; result: EvaluationResult; isNew: boolean }

export type PhaseOf<P extends EvaluationState['phase']> = Extract<EvaluationState, { phase: P }>
