import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { writeRows } from '../../database/write-rows'
import { tell } from '../../messages/tell'
import { message } from '../../outbox/message'
import { hourMs } from '../../time/durations'
import { expireOverdue } from '../order/expiry'
import type { PlaceSource } from './place-source'
import { countPlacesTaken } from './taken'

/** Whether the application of a user is still reviewed, which the module of applications knows. */
export type IsBeingReviewed = (db: Db, productId: number, userId: number) => Promise<boolean>

/** Who waits beyond these is offered a place by the next run of the job. */
const offeredAtOnce = 1000

/** Gives the free places of a product to those who wait, in their order; none once it has begun. */
const offerPlacesOf = async (
  db: Db,
  source: PlaceSource,
  productId: number,
  isBeingReviewed: IsBeingReviewed,
  now: Date,
): Promise<void> => {
  const { kind, table, keptHours, offer, page } = source
  await expireOverdue(db, now, { kind, productId })
  await db.transaction(async (tx) => {
    const locked = await source.lock(tx, productId)
    if (!locked || locked.beginsAt <= now) return
    const taken = locked.total === null ? 0 : await countPlacesTaken(tx, kind, productId, now)
    const free = (locked.total ?? offeredAtOnce) - taken
    if (free <= 0) return
    const next = await tx
      .select({ userId: table.userId, number: table.number })
      .from(table)
      .where(and(eq(table.productId, productId), eq(table.isKept, false)))
      .orderBy(asc(table.number))
      .limit(Math.min(free, offeredAtOnce))
    const end = new Date(Math.min(now.getTime() + keptHours * hourMs, locked.beginsAt.getTime()))
    if (next.length === 0) return
    const product = (await source.names(tx, [productId])).get(productId) ?? ''
    for (const { userId, number } of next) {
      // A place is kept without an end during the review, and otherwise until it has to be paid.
      const keepUntil = (await isBeingReviewed(tx, productId, userId)) ? null : end
      await tx
        .update(table)
        .set({ isKept: true, keepUntil })
        .where(and(eq(table.productId, productId), eq(table.userId, userId)))
      const once = `${kind}:${productId}:${number}`
      const told = keepUntil
        ? tell(offer, { userId, once, values: { product, page, until: keepUntil.toISOString() } }, now)
        : []
      await writeRows(tx, [message(source.offered({ productId, userId, keepUntil }), now), ...told])
    }
  })
}

/** Offers the free places of all products of a source that somebody waits for. */
export const offerPlaces = async (
  db: Db,
  source: PlaceSource,
  isBeingReviewed: IsBeingReviewed,
  now: Date,
): Promise<void> => {
  for (const id of await source.findOffering(db, now))
    await offerPlacesOf(db, source, id, isBeingReviewed, now)
}

/** Offers the free places of the products that a user waits for. */
export const offerPlacesTo = async (
  db: Db,
  source: PlaceSource,
  isBeingReviewed: IsBeingReviewed,
  now: Date,
  userId: number,
): Promise<void> => {
  const { table } = source
  const waiting = await db
    .select({ id: table.productId })
    .from(table)
    .where(and(eq(table.isKept, false), eq(table.userId, userId)))
  for (const { id } of waiting) await offerPlacesOf(db, source, id, isBeingReviewed, now)
}
