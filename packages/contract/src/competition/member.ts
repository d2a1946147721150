import * as v from 'valibot'
import { rowId, wholeNumber } from '../fields'
import { phoneNumber, requiredLine, requiredMail } from '../text-fields'
import type { CompetitionErrorCode } from './errors'

const code = (value: CompetitionErrorCode): CompetitionErrorCode => value

/** Members of a team, its captain included. */
export const teamMax = 20

/** What is filled in for each member (specification 5.4). */
export const memberFields = {
  userName: requiredLine(15, 'CUP_TEXT_REQUIRED', 'CUP_OVER_FIFTEEN'),
  phoneNumber: phoneNumber(/^1[3-9]\d{9}$/, 'CUP_TEXT_REQUIRED', 'CUP_PHONE_INVALID'),
  email: requiredMail(200, 'CUP_TEXT_REQUIRED', 'CUP_EMAIL_INVALID', 'CUP_EMAIL_INVALID'),
  captainFlag: v.picklist([1, 0], code('CUP_CHOICE_REQUIRED')),
}

/** Whether a member is a student: asked on the Rising Star track only, and required there. */
export const studentFlag = v.picklist([1, 0], code('CUP_CHOICE_REQUIRED'))

/** Checks a member of a team (specification 5.4). */
export const member = v.object({ ...memberFields, studentFlag: v.optional(studentFlag) })
/** A member of a team; flags are 1 for yes and 0 for no. */
export type Member = v.InferOutput<typeof member>

/**
 * Returns which rule a team breaks as a whole (specification 5.5): not exactly one captain, or a phone number twice;
 * null when it keeps them.
 *
 * @example
 * brokenTeamRule([{ captainFlag: 0, phoneNumber: '13800138000' }]) // 'CUP_ONE_CAPTAIN'
 */
export const brokenTeamRule = (
  team: readonly Pick<Member, 'captainFlag' | 'phoneNumber'>[],
): CompetitionErrorCode | null => {
  if (team.filter(({ captainFlag }) => captainFlag === 1).length !== 1) return 'CUP_ONE_CAPTAIN'
  return new Set(team.map(({ phoneNumber }) => phoneNumber)).size < team.length ? 'CUP_PHONE_TWICE' : null
}

/** The body of a team's submission; `version` is that of the registration that was read. */
export const teamBody = v.object({
  editionId: rowId(),
  version: wholeNumber(1, 1_000_000),
  members: v.pipe(v.array(member), v.maxLength(teamMax, code('CUP_TEAM_TOO_LARGE'))),
})
