import type { DraftMember } from '../../members/draft-member'
import { isSound, keptProblems, noProblems, teamProblemsOf } from '../registration/team-problems'
import type { Desk } from './desk'

/** 添加成员: the team, up to its review. */
export const createMembersStep = (desk: Desk) => ({
  change(members: readonly DraftMember[]): void {
    const state = desk.filling()
    if (!state) return
    const { track, members: before, teamProblems } = state
    desk.fill({ ...state, members, teamProblems: keptProblems(track, before ?? [], members, teamProblems) })
  },
  /** Shows the review, unless there is something to mend (specification 5.4, 5.5). */
  judge(): void {
    const state = desk.filling()
    if (!state?.members) return
    const teamProblems = teamProblemsOf(state.track, state.members)
    if (isSound(teamProblems)) desk.fill({ ...state, step: 'review', teamProblems: noProblems })
    else desk.fill({ ...state, teamProblems })
  },
})
