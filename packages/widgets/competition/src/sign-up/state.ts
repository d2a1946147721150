import type { Member, Registration, Track } from '@chuhai/contract/competition'
import type { Delay } from '@chuhai/core'
import type { Info } from './info'
import type { InfoProblems } from './info-rules'
import type { DraftMember } from './members/team'
import type { TeamProblems } from './members/team-rules'

/** The three steps (specification 2.15): 填写信息, 添加成员, 提交审核. */
export const steps = ['info', 'members', 'review'] as const
export type Step = (typeof steps)[number]

/** How the last request stands. */
export interface RequestState {
  /** A request is in flight. */
  isBusy: boolean
  /** The last request did not reach the server. */
  isInterrupted: boolean
  /** Why the request in flight has no answer yet. */
  delay?: Delay | undefined
}

/** What can be changed, from the first field to the submit. */
export interface FormState extends RequestState {
  phase: 'filling'
  step: Step
  track: Track
  /** As saved on the server; null before step one is saved. */
  registration: Registration | null
  /** Version of the registration that was edited; the next request names it. */
  version: number
  /** One for each track, so that switching loses nothing. */
  info: Record<Track, Info>
  problems: InfoProblems
  /** Null before the members are loaded. */
  members: readonly DraftMember[] | null
  teamProblems: TeamProblems
  /** The registration was changed elsewhere since it was read. */
  isOutdated: boolean
  /** How often 下一步 or 提交 was refused: each time the first invalid field gets the focus. */
  refusals: number
}

/** Under review or accepted: nothing can be changed. */
export interface LockedState extends RequestState {
  phase: 'locked'
  registration: Registration
  members: readonly Member[]
}

/**
 *   loading → filling (info ⇄ members ⇄ review) → submitted
 *      ↓  ↘              ↑ 撤回                       ↓ 查看报名
 *  loadFailed  locked ───┘ ←─────────────────────────┘
 */
export type SignUpState =
  | { phase: 'loading' | 'loadFailed' }
  | FormState
  | LockedState
  | { phase: 'submitted'; registration: Registration; members: readonly Member[] }
