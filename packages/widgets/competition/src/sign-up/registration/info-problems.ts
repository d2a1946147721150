import {
  type CompetitionErrorCode,
  pillarFields,
  risingStarFields,
  type Track,
} from '@chuhai/contract/competition'
import { brokenRule } from '@chuhai/contract/rule'
import type { CallError } from '@chuhai/core'
import { type Info, type InfoField, infoFields, otherMarketplace } from './info'
import type { Problem } from './problem'

/** What is wrong with single fields of step one. */
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

/** The first broken rule of one field, or undefined. */
export const problemOf = (info: Info, field: InfoField) =>
  brokenBy(info, field) as CompetitionErrorCode | undefined

/** Every broken rule of a track, by field; empty where there is nothing to mend. */
export const problemsOf = (track: Track, info: Info): InfoProblems =>
  Object.fromEntries(
    infoFields[track].flatMap((field) => {
      const problem = problemOf(info, field)
      return problem ? [[field, problem]] : []
    }),
  )

const fieldAt = (path: string, track: Track, info: Info): InfoField | undefined => {
  if (path === 'platform') return info.marketplace === otherMarketplace ? 'otherPlatform' : 'marketplace'
  return infoFields[track].find((field) => field === path)
}

/** What a server's refusal says about the fields of step one; empty where it is about none of them. */
export const refusedInfo = (
  { code, fields = {} }: Pick<CallError, 'code' | 'fields'>,
  track: Track,
  info: Info,
): InfoProblems => {
  const named = Object.entries(fields).flatMap(([path, said]) => {
    const field = fieldAt(path, track, info)
    return field ? [[field, { said }] as const] : []
  })
  if (named.length) return Object.fromEntries(named)
  return code === 'CUP_AREA_UNKNOWN' ? { area: 'CUP_AREA_UNKNOWN' } : {}
}
