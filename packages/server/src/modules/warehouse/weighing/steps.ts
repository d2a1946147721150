import type { WeighingAction, WeighingActor } from '@chuhai/contract/logistics'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { ApiError } from '../../../http/api-error'
import { returnAll } from '../../order/close'
import { noteStep, type OwnStep } from '../../tracking/follow'
import { lockParcels } from '../../tracking/keep'
import { offsetIn } from '../../tracking/timeline/event-time'
import { findWarehouse } from '../warehouses'
import type { WeighingParts } from './parts'
import {
  type ParcelRow,
  type WeighingRow,
  weighedParcels,
  weighingCharges,
  weighingSteps,
  weighings,
} from './tables'
import { transitions } from './transitions'

/** Actor, time and words of a transition. */
export interface Note {
  actor: WeighingActor
  at: Date
  words?: string
  /** The operator. */
  operator?: string
}

/** Returns the parcels of a shipment in their order. */
export const findParcels = (db: Db, number: string): Promise<ParcelRow[]> =>
  db
    .select()
    .from(weighedParcels)
    .where(eq(weighedParcels.shipment, number))
    .orderBy(asc(weighedParcels.place))

/** Locks the row of a shipment, so that simultaneous transitions wait for each other; null where no parcel of it has come. */
export const lockWeighing = async (tx: Db, number: string): Promise<WeighingRow | null> => {
  const [found] = await tx.select().from(weighings).where(eq(weighings.number, number)).for('update')
  return found ?? null
}

/** Adds an event in the warehouse to the tracking of parcels. */
export const trackStep = async (
  tx: Db,
  { listeners }: WeighingParts,
  { parcels, step, warehouseId }: { parcels: readonly string[]; step: OwnStep; warehouseId: string },
  now: Date,
): Promise<void> => {
  const warehouse = await findWarehouse(tx, warehouseId)
  const at = warehouse && {
    place: warehouse.city,
    country: warehouse.country,
    offset: offsetIn(warehouse.timeZone, now),
  }
  for (const number of parcels) await noteStep(tx, { number, step, ...(at && { at }) }, listeners, now)
}

const endCharge = async (tx: Db, shipment: string, now: Date): Promise<void> => {
  await tx
    .update(weighingCharges)
    .set({ endedAt: now })
    .where(
      and(
        eq(weighingCharges.shipment, shipment),
        isNull(weighingCharges.endedAt),
        isNull(weighingCharges.paidBy),
      ),
    )
}

/** Refunds paid differences of returned parcels. */
const giveBackPaid = async (tx: Db, shipment: string, by: string, now: Date): Promise<void> => {
  const paid = await tx
    .select({ order: weighingCharges.paidBy })
    .from(weighingCharges)
    .where(and(eq(weighingCharges.shipment, shipment), isNotNull(weighingCharges.paidBy)))
  for (const { order } of paid)
    if (order) await returnAll(tx, order, { reason: '包裹已退回，差价原路退回', by }, now)
}

type Change = Partial<Pick<WeighingRow, 'after' | 'impossible' | 'difference' | 'dueAt'>>

/**
 * Applies a transition to a locked row, with its history, and notifies the shipment and the tracking of its parcels. Throws
 * `WEIGHING_STATE` where the state does not allow it.
 */
export const takeStep = async (
  tx: Db,
  parts: WeighingParts,
  weighing: WeighingRow,
  action: WeighingAction,
  note: Note,
  change: Change = {},
): Promise<WeighingRow> => {
  const transition = transitions[weighing.state][action]
  if (!transition?.by.includes(note.actor)) throw new ApiError('WEIGHING_STATE')
  const { number, version } = weighing
  const parcels = (await findParcels(tx, number)).map((parcel) => parcel.number)
  await lockParcels(tx, parcels)
  const next = { version: version + 1, state: transition.to, changedAt: note.at }
  const [changed] = await tx
    .update(weighings)
    .set({ dueAt: null, remindedAt: null, ...change, ...next })
    .where(and(eq(weighings.number, number), eq(weighings.version, version)))
    .returning()
  if (!changed) throw new ApiError('WEIGHING_CHANGED')
  const said = { words: note.words ?? '', operator: note.operator ?? '' }
  await tx.insert(weighingSteps).values({
    number,
    version: changed.version,
    action,
    state: changed.state,
    by: note.actor,
    ...said,
    at: note.at,
  })
  if (transition.endsCharge) await endCharge(tx, number, note.at)
  if (transition.givesBack) await giveBackPaid(tx, number, said.operator, note.at)
  const { note: told, tracked } = transition
  if (told)
    for (const source of parts.shipments)
      await source.note(tx, { number, action: told, words: said.words, by: said.operator }, note.at)
  if (tracked)
    await trackStep(tx, parts, { parcels, step: tracked, warehouseId: weighing.warehouseId }, note.at)
  return changed
}
