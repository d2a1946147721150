import {
  type CompetitionErrorCode,
  competitionErrors,
  pillarFields,
  risingStarFields,
  type Track,
} from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import { brokenRule } from '@chuhai/contract/rule'
import type { CallError } from '@chuhai/core'
import { type Info, type InfoField, infoFields, otherMarketplace } from './info'

/** A broken rule, or the server's own message about a field. */
export type Problem = CompetitionErrorCode | { message: string }

/** Returns the text of a problem; the server's own message is in its own language. */
export const problemText = (problem: Problem | null | undefined, locale: Locale): string | undefined => {
  if (!problem) return undefined
  return typeof problem === 'object' ? problem.message : competitionErrors[problem][locale]
}

/** The problems of step one by field. */
export type InfoProblems = Partial<Record<InfoField, Problem>>

const rules = { ...risingStarFields, ...pillarFields }

const brokenBy = ({ marketplace, ...info }: Info, field: InfoField) => {
  switch (field) {
    case 'isExperience':
      return brokenRule(rules.isExperience, info.isExperience === '' ? undefined : Number(info.isExperience))
    case 'marketplace':
      return marketplace ? undefined : 'CUP_CHOICE_REQUIRED'
    case 'otherPlatform':
      return marketplace === otherMarketplace ? brokenRule(rules.platform, info.otherPlatform) : undefined
    default:
      return brokenRule(rules[field], info[field])
  }
}

/** Returns the first broken rule of a field. */
export const findProblem = (info: Info, field: InfoField) =>
  brokenBy(info, field) as CompetitionErrorCode | undefined

const fieldAt = (path: string, track: Track, info: Info): InfoField | undefined => {
  if (path === 'platform') return info.marketplace === otherMarketplace ? 'otherPlatform' : 'marketplace'
  return infoFields[track].find((field) => field === path)
}

/** Returns what the server's error says about the fields of step one. */
export const infoProblemsOf = (
  { code, fields = {} }: Pick<CallError, 'code' | 'fields'>,
  track: Track,
  info: Info,
): InfoProblems => {
  const named = Object.entries(fields).flatMap(([path, message]) => {
    const field = fieldAt(path, track, info)
    return field ? [[field, { message }] as const] : []
  })
  if (named.length) return Object.fromEntries(named)
  return code === 'CUP_AREA_UNKNOWN' ? { area: 'CUP_AREA_UNKNOWN' } : {}
}
