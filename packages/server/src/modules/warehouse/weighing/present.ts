import type { Weighing, WeighingStep } from '@chuhai/contract/logistics'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { noRefunds } from '../../order/money'
import { findHeldOrder, presentCard } from '../../order/records'
import { warehouses } from '../tables'
import { weighedPrice } from './settle'
import {
  type ParcelRow,
  type StepRow,
  type WeighingRow,
  weighedParcels,
  weighingCharges,
  weighingSteps,
} from './tables'

const presentParcel = ({ number, declared, measured, measuredAt, picture }: ParcelRow) => ({
  number,
  declared,
  measured,
  measuredAt: measuredAt?.toISOString() ?? null,
  picture,
})

export const presentStep = ({ action, state, by, at, words }: StepRow): WeighingStep => ({
  action,
  state,
  by,
  at: at.toISOString(),
  words,
})

/** Returns the history of a shipment in the warehouse, the oldest first. */
export const findSteps = (db: Db, number: string): Promise<StepRow[]> =>
  db.select().from(weighingSteps).where(eq(weighingSteps.number, number)).orderBy(asc(weighingSteps.version))

/** The fields of a weighing for all who may read it, without its history and its order. */
export type WeighingFacts = Omit<Weighing, 'history' | 'now' | 'order'>

/** Presents weighings with their warehouses, their parcels and open charges. */
export const presentFacts = async (db: Db, rows: readonly WeighingRow[]): Promise<WeighingFacts[]> => {
  if (rows.length === 0) return []
  const numbers = rows.map(({ number }) => number)
  const [places, parcels, charges] = await Promise.all([
    db
      .select({ id: warehouses.id, content: warehouses.content })
      .from(warehouses)
      .where(inArray(warehouses.id, [...new Set(rows.map(({ warehouseId }) => warehouseId))])),
    db
      .select()
      .from(weighedParcels)
      .where(inArray(weighedParcels.shipment, numbers))
      .orderBy(asc(weighedParcels.place)),
    db
      .select()
      .from(weighingCharges)
      .where(and(inArray(weighingCharges.shipment, numbers), isNull(weighingCharges.endedAt)))
      .orderBy(desc(weighingCharges.id)),
  ])
  const names = new Map(places.map(({ id, content }) => [id, content.name]))
  return rows.map((row) => ({
    number: row.number,
    warehouse: { id: row.warehouseId, name: names.get(row.warehouseId) ?? row.warehouseId },
    state: row.state,
    version: row.version,
    parcels: parcels.filter(({ shipment }) => shipment === row.number).map(presentParcel),
    before: weighedPrice(row.terms.line),
    after: row.after,
    difference: row.difference,
    impossible: row.impossible,
    productId: charges.find(({ shipment }) => shipment === row.number)?.id ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
  }))
}

/** Returns the sender's order that holds a difference; null where there is none. */
export const findOrderOf = async (
  db: Db,
  { productId, userId }: { productId: number | null; userId: number },
  now: Date,
): Promise<Weighing['order']> => {
  const held = productId && (await findHeldOrder(db, { kind: 'weighing', productId, userId }, now))
  if (!held) return null
  const { number, state, amount, payBefore } = presentCard(held, noRefunds, now)
  return { number, state, amount, payBefore }
}
