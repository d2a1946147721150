import type { Registration, teamBody } from '@chuhai/contract/competition'
import type { InferOutput } from 'valibot'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import type { Effect } from '../../../idempotency/answer-once'
import { changeRegistration } from './change'
import { findEntry, type Version } from './entry'
import { refusalToEdit } from './refusal'
import { readTeam } from './team'

/** Saves the whole team and hands the registration in (specification 5.4, 5.5). */
export const submitTeam = async (
  { editionId, version: from, members }: InferOutput<typeof teamBody>,
  { db, now, userId }: UserCall,
  publicUrl: string,
): Promise<Effect<Registration>> => {
  const entry = await findEntry(db, editionId, userId)
  const { current } = entry
  if (!current) throw new ApiError('CUP_NOT_REGISTERED')
  const next: Version = {
    ...current,
    members: readTeam(members, current.contestantType),
    auditStatus: '待审核',
    auditReason: null,
    submittedAt: now,
    savedAt: now,
  }
  return changeRegistration({ current, from, refusal: refusalToEdit(entry, now), next }, publicUrl)
}
