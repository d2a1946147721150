import type { Registration } from '@chuhai/contract/competition'

/**
 *   idle → reading → barred | accepted
 *             ↓
 *          unread
 */
export type PlanState =
  | { phase: 'idle' }
  | { phase: 'reading' }
  /** The registration did not come. */
  | { phase: 'unread' }
  /** Only an accepted team hands in a plan (specification, section 4). */
  | { phase: 'barred'; registration: Registration | null }
  | {
      phase: 'accepted'
      registration: Registration
      /** Of a plan that was uploaded just now. */
      bytes?: number
    }
