import type { CallError } from '@chuhai/core'

/** Somebody, or the same team on another machine, was faster: what is typed here was begun from an older registration. */
const outdated = [
  'CUP_CHANGED_ELSEWHERE',
  'CUP_TRACK_LOCKED',
  'CUP_UNDER_REVIEW',
  'CUP_ACCEPTED',
  'CUP_NOT_REGISTERED',
]

export const isOutdated = ({ code }: Pick<CallError, 'code'>): boolean => outdated.includes(code)
