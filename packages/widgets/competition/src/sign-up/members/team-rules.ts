import {
  brokenTeamRule,
  type CompetitionErrorCode,
  memberFields,
  studentFlag,
  type Track,
  teamMax,
  tracks,
} from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import { brokenRule } from '@chuhai/contract/rule'
import type { CallError } from '@chuhai/core'
import { type Problem, problemText } from '../info-rules'
import { membersMessages } from './messages'
import type { DraftMember } from './team'

export type MemberField = Exclude<keyof DraftMember, 'key'>

/** The problems of one member by field: codes or texts. */
export type MemberProblems<P = Problem> = Partial<Record<MemberField, P>>

/** The problems of members by their index, and that of the team as a whole (specification 5.4, 5.5). */
export interface TeamProblems {
  members: Readonly<Record<number, MemberProblems>>
  team: Problem | null
}

export const noProblems: TeamProblems = { members: {}, team: null }

export const isSound = ({ members, team }: TeamProblems): boolean => !team && !Object.keys(members).length

const fields: readonly MemberField[] = ['userName', 'phoneNumber', 'email', 'studentFlag', 'captainFlag']

const findMemberProblems = (track: Track, member: DraftMember): MemberProblems => {
  const broken: [MemberField, string | undefined][] = [
    ['userName', brokenRule(memberFields.userName, member.userName)],
    ['phoneNumber', brokenRule(memberFields.phoneNumber, member.phoneNumber)],
    ['email', brokenRule(memberFields.email, member.email)],
    ['studentFlag', track === tracks.risingStar ? brokenRule(studentFlag, member.studentFlag) : undefined],
  ]
  return Object.fromEntries(broken.filter(([, code]) => code))
}

/** Returns every broken rule: a shared number at each of its members, the wrong number of captains at everyone. */
export const findTeamProblems = (track: Track, members: readonly DraftMember[]): TeamProblems => {
  // Missing numbers are not shared ones.
  const rule: CompetitionErrorCode | null = brokenTeamRule(
    members.map(({ captainFlag, phoneNumber, key }) => ({ captainFlag, phoneNumber: phoneNumber || key })),
  )
  const isShared = ({ phoneNumber }: DraftMember) =>
    members.filter((other) => other.phoneNumber === phoneNumber).length > 1
  const problems: Record<number, MemberProblems> = {}
  members.forEach((member, index) => {
    const own = findMemberProblems(track, member)
    if (!own.phoneNumber && isShared(member)) own.phoneNumber = 'CUP_PHONE_TWICE'
    if (rule === 'CUP_ONE_CAPTAIN') own.captainFlag = rule
    if (Object.keys(own).length > 0) problems[index] = own
  })
  return { members: problems, team: members.length > teamMax ? 'CUP_TEAM_TOO_LARGE' : rule }
}

/** The server's message remains until its field is changed, a broken rule until it is kept. */
const remainingOfMember = (
  now: MemberProblems,
  last: MemberProblems,
  before: DraftMember,
  after: DraftMember,
): MemberProblems =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const problem = last[field]
      const remains = typeof problem === 'object' ? before[field] === after[field] : now[field] === problem
      return problem && remains ? [[field, problem]] : []
    }),
  )

/** Returns the last problems without those that are solved; they stay with their member, and none is added during typing. */
export const remainingProblems = (
  track: Track,
  before: readonly DraftMember[],
  after: readonly DraftMember[],
  last: TeamProblems,
): TeamProblems => {
  const now = findTeamProblems(track, after)
  const members = after.flatMap((member, index) => {
    const place = before.findIndex(({ key }) => key === member.key)
    const was = before[place]
    const remaining =
      was && remainingOfMember(now.members[index] ?? {}, last.members[place] ?? {}, was, member)
    return remaining && Object.keys(remaining).length ? [[index, remaining] as const] : []
  })
  return { members: Object.fromEntries(members), team: now.team === last.team ? last.team : null }
}

const teamCodes = ['CUP_ONE_CAPTAIN', 'CUP_PHONE_TWICE', 'CUP_TEAM_TOO_LARGE'] as const

/** Returns what the server's error says about the team and its members. */
export const teamProblemsOf = ({
  code,
  fields: texts = {},
}: Pick<CallError, 'code' | 'fields'>): TeamProblems => {
  const members: Record<number, MemberProblems> = {}
  for (const [path, message] of Object.entries(texts)) {
    const [list, index, name] = path.split('.')
    const field = fields.find((one) => one === name)
    if (list === 'members' && field)
      members[Number(index)] = { ...members[Number(index)], [field]: { message } }
  }
  return { members, team: teamCodes.find((one) => one === code) ?? null }
}

/** Names the other members with the phone number of the member at `index`. */
const samePhoneText = (index: number, members: readonly DraftMember[], locale: Locale): string => {
  const words = membersMessages[locale]
  const others = members.flatMap(({ userName, phoneNumber }, place) =>
    place !== index && phoneNumber === members[index]?.phoneNumber
      ? [`${words.nth(place + 1)} ${userName}`.trim()]
      : [],
  )
  return words.samePhone(others)
}

/** Returns the texts of the members' problems. */
export const memberProblemTexts = (
  problems: TeamProblems,
  members: readonly DraftMember[],
  locale: Locale,
): Record<number, MemberProblems<string>> =>
  Object.fromEntries(
    Object.entries(problems.members).map(([index, own]) => [
      index,
      Object.fromEntries(
        Object.entries(own).map(([field, problem]) => [
          field,
          problem === 'CUP_PHONE_TWICE'
            ? samePhoneText(Number(index), members, locale)
            : problemText(problem, locale),
        ]),
      ),
    ]),
  )
