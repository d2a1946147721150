import type { Registration } from '@chuhai/contract/competition'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import type { Effect } from '../../../idempotency/answer-once'
import { findFile, isDocument, isWaiting, pathOf } from '../../file/service'
import { addVersion } from '../registration/change'
import { findEntry, type Version } from '../registration/entry'
import { presentRegistration } from '../registration/present'
import { refusalOfPlan } from '../registration/refusal'
import { type KeptPlan, registrations } from '../tables'

interface Bringing {
  db: Db
  now: Date
  userId: number
}

/** Refuses a user who has no accepted registration in any edition, by what has become of the latest one. */
export const requireAccepted = async ({ db, userId }: Pick<Bringing, 'db' | 'userId'>): Promise<void> => {
  const newest = await db
    .selectDistinctOn([registrations.editionId], { status: registrations.auditStatus })
    .from(registrations)
    .where(eq(registrations.userId, userId))
    .orderBy(desc(registrations.editionId), desc(registrations.version))
  const refusals = newest.map(({ status }) => refusalOfPlan(status))
  if (!refusals.includes(null)) throw new ApiError(refusals[0] ?? 'CUP_NOT_REGISTERED')
}

/** A document that the caller has uploaded, and that will stay. */
const readPlan = async (
  address: string,
  { plan }: Version,
  { db, now, userId }: Bringing,
): Promise<KeptPlan> => {
  const file = await findFile(db, address)
  if (file?.userId !== userId || !isDocument(file)) throw new ApiError('CUP_PLAN_UNKNOWN')
  const path = pathOf(file)
  if (path === plan?.path) return plan
  if (!isWaiting(file, now)) throw new ApiError('CUP_PLAN_UNKNOWN')
  return { path, name: file.name ?? '', savedAt: now.toISOString() }
}

/** Adds a plan to an accepted registration, or puts it in the place of the one before; the same one again changes nothing. */
export const savePlan = async (
  { editionId, address }: { editionId: number; address: string },
  { db, now, userId }: UserCall,
  publicUrl: string,
): Promise<Effect<Registration>> => {
  const { current } = await findEntry(db, editionId, userId)
  const refusal = current ? refusalOfPlan(current.auditStatus) : 'CUP_NOT_REGISTERED'
  if (!current || refusal) throw new ApiError(refusal ?? 'CUP_NOT_REGISTERED')
  const plan = await readPlan(address, current, { db, now, userId })
  if (plan === current.plan) return { answer: presentRegistration(current, publicUrl), writes: [] }
  return addVersion({ ...current, version: current.version + 1, plan, savedAt: now }, publicUrl)
}
