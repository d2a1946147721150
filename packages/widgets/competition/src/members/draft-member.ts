import {
  brokenTeamRule,
  type CompetitionErrorCode,
  memberFields,
  studentFlag,
  type Track,
  teamMax,
  tracks,
} from '@chuhai/contract/competition'
import { brokenRule } from '@chuhai/contract/rule'

/** A member as it is typed. */
export interface DraftMember {
  /** Stays the same however the team changes around it. */
  key: string
  userName: string
  /** Digits only. */
  phoneNumber: string
  email: string
  /** Missing until somebody has chosen, and on the Pillar track, which does not ask. */
  studentFlag?: 0 | 1
  captainFlag: 0 | 1
}

export type MemberField = Exclude<keyof DraftMember, 'key'>

/** What is wrong with one member, by field: a code, or its words. */
export type MemberProblems<Problem = CompetitionErrorCode> = Partial<Record<MemberField, Problem>>

export interface TeamProblems {
  /** By the member's place in the team; whoever has none is missing. */
  problems: Record<number, MemberProblems>
  teamProblem: CompetitionErrorCode | null
}

let lastKey = 0

/** Another member, with nothing typed yet unless given. */
export const createMember = (known: Partial<Omit<DraftMember, 'key'>> = {}): DraftMember => {
  lastKey += 1
  // Drafts outlive the page: a key counted from 1 alone would come twice.
  return {
    key: `${Date.now()}-${lastKey}`,
    userName: '',
    phoneNumber: '',
    email: '',
    captainFlag: 0,
    ...known,
  }
}

/** Whether there is anything in it that would be missed. */
export const hasContent = ({ userName, phoneNumber, email }: DraftMember): boolean =>
  Boolean(userName.trim() || phoneNumber || email.trim())

const problemsOfOne = (track: Track, member: DraftMember): MemberProblems => {
  const broken: [MemberField, string | undefined][] = [
    ['userName', brokenRule(memberFields.userName, member.userName)],
    ['phoneNumber', brokenRule(memberFields.phoneNumber, member.phoneNumber)],
    ['email', brokenRule(memberFields.email, member.email)],
    ['studentFlag', track === tracks.risingStar ? brokenRule(studentFlag, member.studentFlag) : undefined],
  ]
  return Object.fromEntries(broken.filter(([, code]) => code))
}

/**
 * Every broken rule of specification 5.4 and 5.5. A number that several members share is marked at each of them, and a
 * team without exactly one captain at everybody who may be it.
 */
export const problemsOf = (track: Track, members: readonly DraftMember[]): TeamProblems => {
  // Numbers that are still missing are not the same number.
  const rule = brokenTeamRule(
    members.map(({ captainFlag, phoneNumber, key }) => ({ captainFlag, phoneNumber: phoneNumber || key })),
  )
  const isShared = ({ phoneNumber }: DraftMember) =>
    members.filter((other) => other.phoneNumber === phoneNumber).length > 1
  const problems: TeamProblems['problems'] = {}
  members.forEach((member, index) => {
    const own = problemsOfOne(track, member)
    if (!own.phoneNumber && isShared(member)) own.phoneNumber = 'CUP_PHONE_TWICE'
    if (rule === 'CUP_ONE_CAPTAIN') own.captainFlag = rule
    if (Object.keys(own).length > 0) problems[index] = own
  })
  return { problems, teamProblem: members.length > teamMax ? 'CUP_TEAM_TOO_LARGE' : rule }
}
