import type { ManagedShipment, ManagedShipmentWithSteps, OperatorShipmentMove } from '@chuhai/contract/admin'
import type { ShipmentState } from '@chuhai/contract/logistics'
import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { ApiError } from '../../http/api-error'
import { findOrganisationNames } from '../organisation/service'
import { findLabels, presentLabel } from './labels'
import { findMakers, findSteps, presentFacts, presentStep } from './records'
import { type ShipmentParts, takeStep } from './steps'
import { type ShipmentRow, shipments } from './tables'

const presentAll = async (db: Db, rows: readonly ShipmentRow[]): Promise<ManagedShipment[]> => {
  const [makers, organisations] = await Promise.all([
    findMakers(db, rows),
    findOrganisationNames(
      db,
      rows.flatMap(({ orgId }) => orgId ?? []),
    ),
  ])
  return rows.map((row) => ({
    ...presentFacts(row),
    userId: row.userId,
    maker: (row.userId !== null && makers.get(row.userId)?.userName) || '',
    organisation: (row.orgId && organisations.get(row.orgId)) ?? null,
  }))
}

interface ShipmentPage {
  state?: ShipmentState | undefined
  /** The last shipment of the page before. */
  after?: string | undefined
  rows: number
}

/** Lists shipments by page, in the order of their numbers, which begin with their day. */
export const listManagedShipments = async (
  db: Db,
  { state, after, rows }: ShipmentPage,
): Promise<ManagedShipment[]> => {
  const found = await db
    .select()
    .from(shipments)
    .where(
      and(state && eq(shipments.state, state), after === undefined ? undefined : gt(shipments.number, after)),
    )
    .orderBy(asc(shipments.number))
    .limit(rows)
  return presentAll(db, found)
}

/** Returns a shipment with its labels and its history; null where it is unknown. */
export const findManagedShipment = async (
  db: Db,
  number: string,
): Promise<ManagedShipmentWithSteps | null> => {
  const [row] = await db.select().from(shipments).where(eq(shipments.number, number))
  if (!row) return null
  const [[facts], steps, labels] = await Promise.all([
    presentAll(db, [row]),
    findSteps(db, number),
    findLabels(db, [number]),
  ])
  if (!facts) return null
  return {
    ...facts,
    request: row.request,
    quote: row.quote,
    details: row.details,
    sender: row.sender,
    labels: labels.map(presentLabel),
    refunded: row.refunded,
    history: steps.map((step) => ({ ...presentStep(step), operator: step.operator })),
  }
}

interface Move {
  step: number
  action: OperatorShipmentMove
  words: string
  by: string
}

/** Applies a transition for an operator. Throws `SHIPMENT_CHANGED` if `step` is no longer current (optimistic lock). */
export const moveManagedShipment = async (
  db: Db,
  number: string,
  { step, action, words, by }: Move,
  now: Date,
  parts: ShipmentParts,
): Promise<ManagedShipment> => {
  const note = { actor: 'operator', at: now, words, operator: by } as const
  const taken = await takeStep(db, { number, step, action }, note, parts)
  if (taken === 'unknown') throw new ApiError('NOT_FOUND')
  if (typeof taken === 'string') throw new ApiError('SHIPMENT_CHANGED')
  const [presented] = await presentAll(db, [taken])
  if (!presented) throw new Error('[chuhai] a shipment was not presented')
  return presented
}

/** Deletes unpaid shipments last changed before a given time. */
export const deleteOldDrafts = async (db: Db, before: Date): Promise<void> => {
  const isUnpaid = and(inArray(shipments.state, ['draft', 'discarded']), isNull(shipments.orderNumber))
  await deleteInBatches(db, shipments, and(isUnpaid, lt(shipments.changedAt, before)))
}
