import { randomUUID } from 'node:crypto'
import type { Registration, registrationBody } from '@chuhai/contract/competition'
import type { InferOutput } from 'valibot'
import type { UserCall } from '../../../http/context'
import type { Effect } from '../../../idempotency/answer-once'
import { zoneOfArea } from './area'
import { changeRegistration } from './change'
import { findEntry, type Version } from './entry'
import { refusalToEdit } from './refusal'

type Body = InferOutput<typeof registrationBody>

/** What nobody has saved before. */
const beginning = () => ({
  registrationId: randomUUID(),
  members: [],
  auditStatus: '正在报名' as const,
  auditReason: null,
  plan: null,
  submittedAt: null,
})

/** Saves the first step (specification 5.2, 5.3). One that was rejected stays so until its team is submitted again. */
export const saveRegistration = async (
  { editionId, version: from, contestantType, competitionArea: _, ...form }: Body,
  { db, now, userId }: UserCall,
  publicUrl: string,
): Promise<Effect<Registration>> => {
  const competitionArea = zoneOfArea(form.area)
  const entry = await findEntry(db, editionId, userId)
  const { current } = entry
  const isOtherTrack = current?.version === from && current.contestantType !== contestantType
  const next: Version = {
    ...(current ?? beginning()),
    userId,
    editionId,
    version: from + 1,
    contestantType,
    form,
    competitionArea,
    savedAt: now,
  }
  const refusal = refusalToEdit(entry, now) ?? (isOtherTrack ? 'CUP_TRACK_LOCKED' : null)
  return changeRegistration({ current, from, refusal, next }, publicUrl)
}
