import type { Track } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import type { CallError } from '@chuhai/core'
import {
  type DraftMember,
  type MemberField,
  type MemberProblems,
  problemsOf,
} from '../../members/draft-member'
import { membersMessages } from '../../members/messages'
import { type Problem, problemText } from './problem'

type Row = MemberProblems<Problem>

/** What is wrong with single members, by their place, and with the team as a whole (specification 5.4, 5.5). */
export interface TeamProblems {
  rows: Readonly<Record<number, Row>>
  team: Problem | null
}

export const noProblems: TeamProblems = { rows: {}, team: null }

export const isSound = ({ rows, team }: TeamProblems): boolean => !team && !Object.keys(rows).length

/** Every broken rule. */
export const teamProblemsOf = (track: Track, members: readonly DraftMember[]): TeamProblems => {
  const { problems, teamProblem } = problemsOf(track, members)
  return { rows: problems, team: teamProblem }
}

const memberFields: readonly MemberField[] = [
  'userName',
  'phoneNumber',
  'email',
  'studentFlag',
  'captainFlag',
]

/** What the server said about a field stands until that is changed, a broken rule until it is kept. */
const keptRow = (now: Row, last: Row, before: DraftMember, after: DraftMember): Row =>
  Object.fromEntries(
    memberFields.flatMap((field) => {
      const problem = last[field]
      const holds = typeof problem === 'object' ? before[field] === after[field] : now[field] === problem
      return problem && holds ? [[field, problem]] : []
    }),
  )

/**
 * A message goes as soon as what it asks for is there, and stays with its member where others come and go; another does
 * not come while somebody is typing.
 */
export const keptProblems = (
  track: Track,
  before: readonly DraftMember[],
  after: readonly DraftMember[],
  last: TeamProblems,
): TeamProblems => {
  const now = teamProblemsOf(track, after)
  const rows = after.flatMap((member, index) => {
    const place = before.findIndex(({ key }) => key === member.key)
    const was = before[place]
    const kept = was ? keptRow(now.rows[index] ?? {}, last.rows[place] ?? {}, was, member) : {}
    return Object.keys(kept).length ? [[index, kept] as const] : []
  })
  return { rows: Object.fromEntries(rows), team: now.team === last.team ? last.team : null }
}

const ofTeam = ['CUP_ONE_CAPTAIN', 'CUP_PHONE_TWICE', 'CUP_TEAM_TOO_LARGE'] as const

/** What a server's refusal says about members and team; sound where it is about neither. */
export const refusedTeam = ({ code, fields = {} }: Pick<CallError, 'code' | 'fields'>): TeamProblems => {
  const rows: Record<number, Row> = {}
  for (const [path, said] of Object.entries(fields)) {
    const [list, index, name] = path.split('.')
    const field = memberFields.find((one) => one === name)
    if (list === 'members' && field) rows[Number(index)] = { ...rows[Number(index)], [field]: { said } }
  }
  return { rows, team: ofTeam.find((one) => one === code) ?? null }
}

/** Names the other members with the number of the member at `index`. */
const sharedWith = (index: number, members: readonly DraftMember[], locale: Locale): string => {
  const words = membersMessages[locale]
  const others = members.flatMap(({ userName, phoneNumber }, place) =>
    place !== index && phoneNumber === members[index]?.phoneNumber
      ? [`${words.nth(place + 1)} ${userName}`.trim()]
      : [],
  )
  return words.samePhone(others)
}

/** The problems of single members in words. */
export const rowTexts = (
  { rows }: TeamProblems,
  members: readonly DraftMember[],
  locale: Locale,
): Record<number, MemberProblems<string>> =>
  Object.fromEntries(
    Object.entries(rows).map(([index, row]) => [
      index,
      Object.fromEntries(
        Object.entries(row).flatMap(([field, problem]) => {
          const text =
            problem === 'CUP_PHONE_TWICE'
              ? sharedWith(Number(index), members, locale)
              : problemText(problem, locale)
          return text ? [[field, text]] : []
        }),
      ),
    ]),
  )
