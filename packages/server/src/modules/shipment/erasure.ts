import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { emptyDetails } from './create'
import { shipmentSteps, shipments } from './tables'

/**
 * Removes the personal data of a sender from their shipments, which the books keep: identity, recipients and words. Resolves to their
 * number.
 */
export const detachShipments = async (db: Db, userId: number): Promise<number> => {
  const own = db.select({ number: shipments.number }).from(shipments).where(eq(shipments.userId, userId))
  await db
    .update(shipmentSteps)
    .set({ words: '' })
    .where(and(inArray(shipmentSteps.number, own), eq(shipmentSteps.by, 'sender')))
  const detached = await db
    .update(shipments)
    .set({ userId: null, details: emptyDetails, sender: null })
    .where(eq(shipments.userId, userId))
    .returning({ number: shipments.number })
  return detached.length
}
