import type { ManagedOpening, ManagedOpeningWithSteps } from '@chuhai/contract/admin'
import type { OpeningStage } from '@chuhai/contract/store'
import { asc, eq, gt, inArray, lt, max } from 'drizzle-orm'
import { idsBeginning } from '../../database/beginning-ids'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { newestSteps, type OpeningRow, presentOpenings, presentStep } from './records'
import { storeOpenings } from './tables'

const presentAll = async (db: Db, rows: readonly OpeningRow[]): Promise<ManagedOpening[]> => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const presented = await presentOpenings(db, rows)
  return presented.map((opening) => {
    const { userId = 0, by = '' } = byId.get(opening.id) ?? {}
    return { ...opening, userId, by }
  })
}

/** Returns how an opening stands for operators, from its newest step. */
export const presentManaged = async (db: Db, newest: OpeningRow): Promise<ManagedOpening> => {
  const [opening] = await presentOpenings(db, [newest])
  if (!opening) throw new Error('[chuhai] an opening was not presented')
  return { ...opening, userId: newest.userId, by: newest.by }
}

interface OpeningPage {
  stage?: OpeningStage | undefined
  /** The last opening of the page before. */
  after?: string | undefined
  rows: number
}

/** Lists openings by page, in a stable order. */
export const listManagedOpenings = async (
  db: Db,
  { stage, after, rows }: OpeningPage,
): Promise<ManagedOpening[]> => {
  const newest = newestSteps(db, after === undefined ? undefined : gt(storeOpenings.id, after)).as('newest')
  const found = await db
    .select()
    .from(newest)
    .where(stage && eq(newest.stage, stage))
    .orderBy(asc(newest.id))
    .limit(rows)
  return presentAll(db, found)
}

/** Returns an opening with every step; null where it is unknown. */
export const findManagedOpening = async (db: Db, id: string): Promise<ManagedOpeningWithSteps | null> => {
  const steps = await db
    .select()
    .from(storeOpenings)
    .where(eq(storeOpenings.id, id))
    .orderBy(asc(storeOpenings.version))
  const [opening] = await presentAll(db, steps.slice(-1))
  if (!opening) return null
  return {
    ...opening,
    history: steps.map((row) => ({ ...presentStep(row), version: row.version, by: row.by })),
  }
}

/** Ids of openings that begin with some characters. */
export const findOpeningIds = (db: Db, start: string): Promise<string[]> =>
  idsBeginning(db, storeOpenings, storeOpenings.id, start)

/** Deletes openings last changed before a given time, with all their steps. */
export const deleteOldOpenings = async (db: Db, before: Date): Promise<void> => {
  const { id, at } = storeOpenings
  const old = db
    .select({ id })
    .from(storeOpenings)
    .groupBy(id)
    .having(lt(max(at), before))
  await deleteInBatches(db, storeOpenings, inArray(id, old))
}
