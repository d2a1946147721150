import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { findHeldOrder } from '../order/records'
import { areComplete } from './lacks'
import { isOfCaller } from './ownership'
import { type ShipmentRow, shipmentChoices, shipments } from './tables'

/** Returns the unpaid order that holds a draft; null where none does. */
export const findHolder = async (db: Db, { choiceId }: Pick<ShipmentRow, 'choiceId'>, now: Date) => {
  if (choiceId === null) return null
  const [choice] = await db
    .select({ userId: shipmentChoices.userId })
    .from(shipmentChoices)
    .where(eq(shipmentChoices.id, choiceId))
  return choice && findHeldOrder(db, { kind: 'shipment', productId: choiceId, userId: choice.userId }, now)
}

/** Throws `SHIPMENT_LOCKED` for a draft that an unpaid order holds. */
export const requireFree = async (
  db: Db,
  shipment: Pick<ShipmentRow, 'choiceId'>,
  now: Date,
): Promise<void> => {
  if (await findHolder(db, shipment, now)) throw new ApiError('SHIPMENT_LOCKED')
}

/** Returns an earlier choice of exactly these shipments, so that a second press creates none. */
const findSame = async (
  tx: Db,
  rows: readonly ShipmentRow[],
  { numbers, amount, userId }: { numbers: string[]; amount: number; userId: number },
): Promise<number | null> => {
  const choiceId = rows[0]?.choiceId ?? null
  if (choiceId === null || rows.some((row) => row.choiceId !== choiceId)) return null
  const [choice] = await tx
    .select()
    .from(shipmentChoices)
    .where(and(eq(shipmentChoices.id, choiceId), eq(shipmentChoices.userId, userId)))
  const isSame = choice?.amount === amount && isDeepStrictEqual(choice.numbers, numbers)
  return isSame && choice.orderNumber === null ? choiceId : null
}

/** Throws if one of the shipments cannot be paid now. */
const requirePayable = async (tx: Db, rows: readonly ShipmentRow[], now: Date): Promise<void> => {
  if (rows.some(({ state }) => state !== 'draft')) throw new ApiError('SHIPMENT_CHANGED')
  if (rows.some(({ endsAt }) => endsAt <= now)) throw new ApiError('QUOTE_ENDED')
  if (!(await areComplete(tx, rows, now))) throw new ApiError('SHIPMENT_INCOMPLETE')
  for (const choiceId of new Set(rows.map((row) => row.choiceId))) await requireFree(tx, { choiceId }, now)
}

/** Returns the organisation for which shipments are paid; null for none. Throws `SHIPMENT_ORGANISATIONS_DIFFER`. */
const organisationOf = (rows: readonly ShipmentRow[]): string | null => {
  const [orgId = null, ...others] = new Set(rows.map((row) => row.orgId))
  if (others.length > 0) throw new ApiError('SHIPMENT_ORGANISATIONS_DIFFER')
  return orgId
}

/** Stores which shipments of the caller are paid together, at the price that they have seen; whichever organisation is chosen. */
export const chooseShipments = (
  { numbers, amount }: { numbers: readonly string[]; amount: number },
  call: UserCall,
): Promise<{ id: number }> =>
  call.db.transaction(async (tx) => {
    const { userId, now } = call
    const wanted = [...new Set(numbers)].toSorted()
    const rows = await tx
      .select()
      .from(shipments)
      .where(and(inArray(shipments.number, wanted), isOfCaller({ db: tx, userId })))
      .orderBy(shipments.number)
      .for('update')
    if (rows.length < wanted.length) throw new ApiError('NOT_FOUND')
    const orgId = organisationOf(rows)
    const same = await findSame(tx, rows, { numbers: wanted, amount, userId })
    if (same !== null) return { id: same }
    await requirePayable(tx, rows, now)
    if (rows.reduce((sum, row) => sum + row.amount, 0) !== amount)
      throw new ApiError('SHIPMENT_PRICE_CHANGED')
    const [choice] = await tx
      .insert(shipmentChoices)
      .values({ userId, orgId, numbers: wanted, amount, chosenAt: now })
      .returning({ id: shipmentChoices.id })
    if (!choice) throw new Error('[chuhai] a choice was not kept')
    await tx
      .update(shipments)
      .set({ choiceId: choice.id })
      .where(and(inArray(shipments.number, wanted), isOfCaller({ db: tx, userId })))
    return choice
  })

/** Returns the shipments of a choice that can still be paid with it; null where one cannot. */
export const findChosen = async (
  db: Db,
  { id, userId }: { id: number; userId: number },
): Promise<{ choice: typeof shipmentChoices.$inferSelect; rows: ShipmentRow[] } | null> => {
  const [choice] = await db
    .select()
    .from(shipmentChoices)
    .where(and(eq(shipmentChoices.id, id), eq(shipmentChoices.userId, userId)))
  if (!choice) return null
  const rows = await db
    .select()
    .from(shipments)
    .where(and(inArray(shipments.number, choice.numbers), isOfCaller({ db, userId })))
    .orderBy(shipments.number)
  return { choice, rows }
}

/** Deletes unpaid choices made before a given time. */
export const deleteOldShipmentChoices = async (db: Db, before: Date): Promise<void> => {
  const isUnpaid = and(isNull(shipmentChoices.orderNumber), lt(shipmentChoices.chosenAt, before))
  await deleteInBatches(db, shipmentChoices, isUnpaid)
}
