import {
  array,
  check,
  type InferOutput,
  maxLength,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  trim,
} from 'valibot'
import { atMost, rowId, wholeNumber } from '../fields'
import type { CompetitionErrorCode } from './errors'

const code = (value: CompetitionErrorCode): CompetitionErrorCode => value

export const teamMax = 20

/** Specification 5.4. */
export const memberFields = {
  userName: pipe(
    string(code('CUP_TEXT_REQUIRED')),
    trim(),
    minLength(1, code('CUP_TEXT_REQUIRED')),
    check(atMost(15), code('CUP_OVER_FIFTEEN')),
  ),
  phoneNumber: pipe(
    string(code('CUP_TEXT_REQUIRED')),
    minLength(1, code('CUP_TEXT_REQUIRED')),
    regex(/^1[3-9]\d{9}$/, code('CUP_PHONE_INVALID')),
  ),
  email: pipe(
    string(code('CUP_TEXT_REQUIRED')),
    trim(),
    minLength(1, code('CUP_TEXT_REQUIRED')),
    maxLength(200, code('CUP_EMAIL_INVALID')),
    regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, code('CUP_EMAIL_INVALID')),
  ),
  captainFlag: picklist([1, 0], code('CUP_CHOICE_REQUIRED')),
}

/** Whether a member is a student: asked on the Rising Star track only, and required there. */
export const studentFlag = picklist([1, 0], code('CUP_CHOICE_REQUIRED'))

export const member = object({ ...memberFields, studentFlag: optional(studentFlag) })
export type Member = InferOutput<typeof member>

/** Rules of the team as a whole (specification 5.5); null when it keeps them. */
export const brokenTeamRule = (
  team: readonly Pick<Member, 'captainFlag' | 'phoneNumber'>[],
): CompetitionErrorCode | null => {
  if (team.filter(({ captainFlag }) => captainFlag === 1).length !== 1) return 'CUP_ONE_CAPTAIN'
  return new Set(team.map(({ phoneNumber }) => phoneNumber)).size < team.length ? 'CUP_PHONE_TWICE' : null
}

export const teamBody = object({
  editionId: rowId(),
  version: wholeNumber(1, 1_000_000),
  members: pipe(array(member), maxLength(teamMax, code('CUP_TEAM_TOO_LARGE'))),
})
