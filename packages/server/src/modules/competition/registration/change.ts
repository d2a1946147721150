import type { CompetitionErrorCode, Registration } from '@chuhai/contract/competition'
import { registrationVersionsMax } from '@chuhai/contract/constants'
import { write } from '../../../database/write-rows'
import { ApiError } from '../../../http/api-error'
import type { Effect } from '../../../idempotency/answer-once'
import { registrations } from '../tables'
import type { Version } from './entry'
import { presentRegistration } from './present'

/** What a user wants to become of their registration. */
export interface Change {
  current: Version | null
  /** The version that the change was made from; 0 for none. */
  from: number
  /** Why it is not to be let in, as things stand. */
  refusal: CompetitionErrorCode | null
  next: Version
}

/** The row to add, and what it means that somebody else was there before. */
export const addVersion = (
  next: Version,
  publicUrl: string,
  refusal: CompetitionErrorCode = 'CUP_CHANGED_ELSEWHERE',
): Effect<Registration> => {
  if (next.version > registrationVersionsMax) throw new ApiError('CUP_CHANGED_TOO_OFTEN')
  const error = new ApiError(refusal)
  return {
    answer: presentRegistration(next, publicUrl),
    writes: [write(registrations, next)],
    refusals: { competition_registration_version: error, competition_registration_history: error },
  }
}

/**
 * Adds the next version to the one that the caller has read. A call that names an earlier one is stale, or it is the
 * repeat of a call that was let in: it is not judged by what its first coming has changed, and runs into the version that
 * stands there, so that its key finds the first answer, and without a key it is refused.
 */
export const changeRegistration = (
  { current, from, refusal, next }: Change,
  publicUrl: string,
): Effect<Registration> => {
  const version = current?.version ?? 0
  if (from > version) throw new ApiError('CUP_CHANGED_ELSEWHERE')
  if (from === version && refusal) throw new ApiError(refusal)
  return addVersion({ ...next, version: from + 1 }, publicUrl, refusal ?? undefined)
}
