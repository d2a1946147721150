import type { Registration } from '@chuhai/contract/competition'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import type { Effect } from '../../http/submission'
import { findFile, isAttachable, isDocument, pathOf } from '../file/service'
import { addVersion, findEntry, presentRegistration, type Version } from './registrations'
import { refusalOfPlan } from './rules'
import { registrations, type StoredPlan } from './tables'

/** Refuses a user without an accepted registration in any edition, by the state of the latest one. */
export const requireAccepted = async ({ db, userId }: UserCall): Promise<void> => {
  const newest = await db
    .selectDistinctOn([registrations.editionId], { status: registrations.auditStatus })
    .from(registrations)
    .where(eq(registrations.userId, userId))
    .orderBy(desc(registrations.editionId), desc(registrations.version))
  const refusals = newest.map(({ status }) => refusalOfPlan(status))
  if (!refusals.includes(null)) throw new ApiError(refusals[0] ?? 'CUP_NOT_REGISTERED')
}

/** Returns the plan of a document that the caller has uploaded recently, or that is the plan already. */
const readPlan = async (
  address: string,
  { plan }: Version,
  { db, now, userId }: UserCall,
): Promise<StoredPlan> => {
  const file = await findFile(db, address)
  if (file?.userId !== userId || !isDocument(file)) throw new ApiError('CUP_PLAN_UNKNOWN')
  const path = pathOf(file)
  if (path === plan?.path) return plan
  if (!isAttachable(file, now)) throw new ApiError('CUP_PLAN_UNKNOWN')
  return { path, name: file.name ?? '', savedAt: now.toISOString() }
}

/** Adds a plan to an accepted registration, or replaces it; the same one changes nothing. */
export const savePlan = async (
  { editionId, address }: { editionId: number; address: string },
  call: UserCall,
  publicUrl: string,
): Promise<Effect<Registration>> => {
  const { current } = await findEntry(call.db, editionId, call.userId)
  const refusal = current ? refusalOfPlan(current.auditStatus) : 'CUP_NOT_REGISTERED'
  if (!current || refusal) throw new ApiError(refusal ?? 'CUP_NOT_REGISTERED')
  const plan = await readPlan(address, current, call)
  if (plan === current.plan) return { answer: presentRegistration(current, publicUrl), writes: [] }
  return addVersion({ ...current, version: current.version + 1, plan, savedAt: call.now }, publicUrl)
}

/** Returns which of these files are the current plan of a registration. */
export const findUsedPlans = async (db: Db, paths: readonly string[]): Promise<Set<string>> => {
  if (paths.length === 0) return new Set()
  const newest = db
    .selectDistinctOn([registrations.editionId, registrations.userId], {
      path: sql<string | null>`${registrations.plan} ->> 'path'`.as('path'),
    })
    .from(registrations)
    .orderBy(registrations.editionId, registrations.userId, sql`${registrations.version} desc`)
    .as('newest')
  const rows = await db
    .select({ path: newest.path })
    .from(newest)
    .where(inArray(newest.path, [...paths]))
  return new Set(rows.flatMap(({ path }) => path ?? []))
}
