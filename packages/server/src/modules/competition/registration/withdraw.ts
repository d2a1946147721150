import type { Registration } from '@chuhai/contract/competition'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import type { Effect } from '../../../idempotency/answer-once'
import { changeRegistration } from './change'
import { findEntry } from './entry'
import { refusalToWithdraw } from './refusal'

/** Takes a registration back before it is judged; its form and its team stay. */
export const withdrawRegistration = async (
  { editionId, version: from }: { editionId: number; version: number },
  { db, now, userId }: UserCall,
  publicUrl: string,
): Promise<Effect<Registration>> => {
  const entry = await findEntry(db, editionId, userId)
  const { current } = entry
  if (!current) throw new ApiError('CUP_NOT_REGISTERED')
  const next = { ...current, auditStatus: '正在报名' as const, auditReason: null, savedAt: now }
  return changeRegistration({ current, from, refusal: refusalToWithdraw(entry, now), next }, publicUrl)
}
