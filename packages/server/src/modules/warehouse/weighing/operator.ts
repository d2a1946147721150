import type { ManagedWeighing, ManagedWeighingWithSteps, WeighingDecision } from '@chuhai/contract/admin'
import type { WeighingState } from '@chuhai/contract/logistics'
import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { deleteInBatches } from '../../../database/delete-batches'
import { writeRows } from '../../../database/write-rows'
import { ApiError } from '../../../http/api-error'
import type { WeighingParts } from './parts'
import { takePayments } from './payments'
import { findOrderOf, findSteps, presentFacts, presentStep } from './present'
import { findShipment } from './shipment-source'
import { lockWeighing, takeStep } from './steps'
import { type WeighingRow, weighedParcels, weighings } from './tables'
import { toldOfDecision } from './told'

/** Presents weighings for operators, with their senders and the orders of differences. */
export const presentManaged = async (
  db: Db,
  { shipments }: WeighingParts,
  rows: readonly WeighingRow[],
  now: Date,
): Promise<ManagedWeighing[]> => {
  const facts = await presentFacts(db, rows)
  return Promise.all(
    facts.map(async (one, index) => {
      const shipment = await findShipment(shipments, (source) => source.findByNumber(db, one.number))
      const userId = shipment?.userId ?? null
      return {
        ...one,
        userId,
        order: userId === null ? null : await findOrderOf(db, { productId: one.productId, userId }, now),
        changedAt: (rows[index]?.changedAt ?? now).toISOString(),
      }
    }),
  )
}

interface WeighingPage {
  state?: WeighingState | undefined
  warehouse?: string | undefined
  /** The last shipment of the page before. */
  after?: string | undefined
  rows: number
}

/** Lists shipments in warehouses by page, in the order of their numbers. */
export const listWeighings = async (
  db: Db,
  parts: WeighingParts,
  { state, warehouse, after, rows }: WeighingPage,
  now: Date,
): Promise<ManagedWeighing[]> => {
  const found = await db
    .select()
    .from(weighings)
    .where(
      and(
        state && eq(weighings.state, state),
        warehouse === undefined ? undefined : eq(weighings.warehouseId, warehouse),
        after === undefined ? undefined : gt(weighings.number, after),
      ),
    )
    .orderBy(asc(weighings.number))
    .limit(rows)
  return presentManaged(db, parts, found, now)
}

/** Returns a shipment in the warehouse with its history; null where no parcel of it has come. */
export const findManagedWeighing = async (
  db: Db,
  parts: WeighingParts,
  number: string,
  now: Date,
): Promise<ManagedWeighingWithSteps | null> => {
  const rows = await db.select().from(weighings).where(eq(weighings.number, number))
  const [facts] = await presentManaged(db, parts, rows, now)
  if (!facts) return null
  const steps = await findSteps(db, number)
  const history = steps.map((step) => ({
    ...presentStep(step),
    version: step.version,
    operator: step.operator,
  }))
  return { ...facts, history }
}

/** Returns the state of the shipment of a parcel, for the log of operators; null before it has come. */
export const findWeighingOf = async (db: Db, parcel: string) => {
  const { number, state, version, difference } = weighings
  const [found] = await db
    .select({ number, state, version, difference })
    .from(weighings)
    .innerJoin(weighedParcels, eq(weighedParcels.shipment, number))
    .where(eq(weighedParcels.number, parcel))
  return found ?? null
}

interface Decision {
  version: number
  action: WeighingDecision
  words: string
  by: string
}

/** Waives a difference, forwards or returns parcels; recent payments are applied first. */
export const decideWeighing = (
  db: Db,
  parts: WeighingParts,
  number: string,
  { version, action, words, by }: Decision,
  now: Date,
): Promise<ManagedWeighing> =>
  db.transaction(async (tx) => {
    await takePayments(tx, parts, now, [number])
    const weighing = await lockWeighing(tx, number)
    if (!weighing) throw new ApiError('NOT_FOUND')
    if (weighing.version !== version) throw new ApiError('WEIGHING_CHANGED')
    // Parcels that the line does not take have no difference to waive.
    if (action === 'waive' && weighing.difference === null) throw new ApiError('WEIGHING_STATE')
    const note = { actor: 'operator', at: now, words, operator: by } as const
    const decided = await takeStep(tx, parts, weighing, action, note)
    if (action !== 'forward')
      await writeRows(tx, await toldOfDecision(tx, parts, decided, now, { action, words }))
    const [presented] = await presentManaged(tx, parts, [decided], now)
    if (!presented) throw new Error('[chuhai] a weighing was not presented')
    return presented
  })

/** Deletes finished weighings last changed before a given time. */
export const deleteOldWeighings = async (db: Db, before: Date): Promise<void> => {
  const isOver = inArray(weighings.state, ['forwarded', 'returned'])
  await deleteInBatches(db, weighings, and(isOver, lt(weighings.changedAt, before)))
}
