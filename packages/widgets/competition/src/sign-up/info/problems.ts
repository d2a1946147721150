import type { Track } from '@chuhai/contract/competition'
import type { CallError } from '@chuhai/core'
import { type Info, type InfoField, type InfoProblems, infoFields, otherMarketplace } from './info'

/** Somebody, or the same team on another machine, was faster: what is typed here was begun from an older registration. */
const outdated = [
  'CUP_CHANGED_ELSEWHERE',
  'CUP_TRACK_LOCKED',
  'CUP_UNDER_REVIEW',
  'CUP_ACCEPTED',
  'CUP_NOT_REGISTERED',
]

export const isOutdated = ({ code }: Pick<CallError, 'code'>): boolean => outdated.includes(code)

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
