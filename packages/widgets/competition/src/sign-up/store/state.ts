import type { Member, Registration, Track } from '@chuhai/contract/competition'
import type { DraftMember } from '../../members/draft-member'
import type { Info } from '../registration/info'
import type { InfoProblems } from '../registration/info-problems'
import type { TeamProblems } from '../registration/team-problems'
import type { Step } from './step'

/** What is being filled in, from the first field to the submit. */
export interface Filling {
  phase: 'filling'
  step: Step
  track: Track
  /** As the server keeps it; null before step one was saved. */
  registration: Registration | null
  /** The one that what is typed was begun from: the next change names it. */
  version: number
  /** One for each track: changing over loses nothing, and takes along what both ask for. */
  info: Record<Track, Info>
  problems: InfoProblems
  /** Null before the team was read. */
  members: readonly DraftMember[] | null
  teamProblems: TeamProblems
  /** Something is being sent. */
  isBusy: boolean
  /** The last change did not get through. */
  isCut: boolean
  /** The registration was changed elsewhere, and what is typed here was begun from an older one. */
  isOutdated: boolean
}

/** Under review or accepted: nothing can be changed. */
export interface Kept {
  phase: 'kept'
  registration: Registration
  members: readonly Member[]
  isBusy: boolean
  isCut: boolean
}

/**
 *   idle → reading → filling (info ⇄ members ⇄ review) → submitted
 *             ↓ ↘                 ↑ 撤回
 *          unread  kept ──────────┘
 */
export type SignUpState =
  | { phase: 'idle' }
  | { phase: 'reading' }
  /** The registration did not come. */
  | { phase: 'unread' }
  | Filling
  | Kept
  | { phase: 'submitted'; registration: Registration; members: readonly Member[] }
