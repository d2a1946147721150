import { sendersMax } from '@chuhai/contract/constants'
import type { Sender, SenderForm } from '@chuhai/contract/logistics'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { findRegions } from '../region/service'
import { isSenderOf } from './ownership'
import { type SenderRow, shipmentSenders } from './tables'

const present = ({ id, content, isUsual }: SenderRow): Sender => ({ id, ...content, isUsual })

/** Returns the addresses of the caller, in the name that they act in: the usual one first, then the last changed. */
export const listSenders = async (call: UserCall): Promise<Sender[]> => {
  const { isUsual, changedAt } = shipmentSenders
  const rows = await call.db
    .select()
    .from(shipmentSenders)
    .where(isSenderOf(call))
    .orderBy(desc(isUsual), desc(changedAt))
  return rows.map(present)
}

/** Returns an address; null where it is not the caller's. */
export const findSender = async (db: Db, id: string, call: UserCall): Promise<Sender | null> => {
  const [row] = await db
    .select()
    .from(shipmentSenders)
    .where(and(eq(shipmentSenders.id, id), isSenderOf(call)))
  return row ? present(row) : null
}

/** Creates or changes an address. The first one is the usual one; making another usual replaces it. */
export const saveSender = async (
  id: string,
  { isUsual, ...form }: SenderForm,
  call: UserCall,
): Promise<Sender> => {
  const { db, userId, orgId, now } = call
  const regions = findRegions(form.location)
  if (!regions) throw new ApiError('SHIPMENT_FIELD_REQUIRED')
  const content = { ...form, place: regions.map(({ name }) => name).join(' ') }
  return db.transaction(async (tx) => {
    const others = await tx
      .select({ id: shipmentSenders.id })
      .from(shipmentSenders)
      .where(and(isSenderOf({ ...call, db: tx }), ne(shipmentSenders.id, id)))
    const isFirst = others.length === 0
    if (others.length >= sendersMax) throw new ApiError('SHIPMENT_SENDERS_TOO_MANY')
    const changes = { content, isUsual: isUsual || isFirst, changedAt: now }
    if (changes.isUsual && !isFirst)
      await tx
        .update(shipmentSenders)
        .set({ isUsual: false })
        .where(isSenderOf({ ...call, db: tx }))
    const [saved] = await tx
      .insert(shipmentSenders)
      .values({ id, userId, orgId, ...changes })
      .onConflictDoUpdate({
        target: shipmentSenders.id,
        set: changes,
        setWhere: isSenderOf({ ...call, db: tx }),
      })
      .returning()
    // The id belongs to another sender.
    if (!saved) throw new ApiError('NOT_FOUND')
    return present(saved)
  })
}

/** Deletes an address; shipments keep their copy. */
export const deleteSender = async (id: string, call: UserCall): Promise<null> => {
  await call.db.delete(shipmentSenders).where(and(eq(shipmentSenders.id, id), isSenderOf(call)))
  return null
}
