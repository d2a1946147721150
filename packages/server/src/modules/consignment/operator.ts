import type { ManagedConsignment, ManagedConsignmentWithSteps } from '@chuhai/contract/admin'
import type { ConsignmentStage } from '@chuhai/contract/consignment'
import { asc, desc, eq, gt, inArray, lt, max } from 'drizzle-orm'
import { idsBeginning } from '../../database/beginning-ids'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { findSteps, type Newest, newestSteps, presentConsignments, presentStep, presentSum } from './records'
import { consignmentSteps, consignments } from './tables'

const presentAll = async (db: Db, rows: readonly Newest[]): Promise<ManagedConsignment[]> => {
  const byId = new Map(rows.map((row) => [row.consignment.id, row]))
  return (await presentConsignments(db, rows)).map((shown) => {
    const row = byId.get(shown.id)
    return { ...shown, userId: row?.consignment.userId ?? 0, by: row?.step.by ?? '' }
  })
}

/** Returns how a consignment stands for operators, from its newest step. */
export const presentManaged = async (db: Db, newest: Newest): Promise<ManagedConsignment> => {
  const [shown] = await presentAll(db, [newest])
  if (!shown) throw new Error('[chuhai] a consignment was not presented')
  return shown
}

interface ConsignmentPage {
  stage?: ConsignmentStage | undefined
  /** The last consignment of the page before. */
  after?: string | undefined
  rows: number
}

/** Lists consignments by page, in a stable order. */
export const listManagedConsignments = async (
  db: Db,
  { stage, after, rows }: ConsignmentPage,
): Promise<ManagedConsignment[]> => {
  const newest = db
    .selectDistinctOn([consignmentSteps.id])
    .from(consignmentSteps)
    .where(after === undefined ? undefined : gt(consignmentSteps.id, after))
    .orderBy(consignmentSteps.id, desc(consignmentSteps.version))
    .as('newest')
  const found = await db
    .select({ id: newest.id })
    .from(newest)
    .where(stage && eq(newest.stage, stage))
    .orderBy(asc(newest.id))
    .limit(rows)
  const ids = found.map(({ id }) => id)
  return presentAll(db, ids.length === 0 ? [] : await newestSteps(db, inArray(consignments.id, ids)))
}

/** Returns a consignment with its sum, its order and every step; null where it is unknown. */
export const findManagedConsignment = async (
  db: Db,
  id: string,
  now: Date,
): Promise<ManagedConsignmentWithSteps | null> => {
  const found = await findSteps(db, eq(consignments.id, id))
  if (!found) return null
  const { consignment, steps, newest } = found
  return {
    ...(await presentManaged(db, { consignment, step: newest })),
    ...(await presentSum(db, consignment, now)),
    history: steps.map((row) => ({ ...presentStep(row), version: row.version, by: row.by })),
  }
}

/** Ids of consignments that begin with some characters. */
export const findConsignmentIds = (db: Db, start: string): Promise<string[]> =>
  idsBeginning(db, consignments, consignments.id, start)

/** Deletes consignments last changed before a given time, with all their steps. */
export const deleteOldConsignments = async (db: Db, before: Date): Promise<void> => {
  const { id, at } = consignmentSteps
  const old = db
    .select({ id })
    .from(consignmentSteps)
    .groupBy(id)
    .having(lt(max(at), before))
  await deleteInBatches(db, consignments, inArray(consignments.id, old))
}
