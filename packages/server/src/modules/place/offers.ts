import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { writeRows } from '../../database/write-rows'
import { message } from '../../outbox/message'
import { hourMs } from '../../time/durations'
import { expireOverdue } from '../order/expiry'
import type { PlaceSource } from './place-source'

interface Offering {
  /** Whether the application of a user is still reviewed, which the module of applications knows. */
  isBeingReviewed(db: Db, productId: number, userId: number): Promise<boolean>
  /** Only of products that this user waits for. */
  userId?: number | undefined
}

/** Gives the free places of a product to those who wait, in their order; none once it has begun. */
const offerPlacesOf = async (
  db: Db,
  source: PlaceSource,
  productId: number,
  { isBeingReviewed }: Offering,
  now: Date,
): Promise<void> => {
  const { kind, table, keptHours } = source
  await expireOverdue(db, now, { kind, productId })
  await db.transaction(async (tx) => {
    const product = await source.lock(tx, productId)
    if (!product || product.beginsAt <= now) return
    const free = product.total - (await source.countTaken(tx, productId, now))
    if (free <= 0) return
    const next = await tx
      .select({ userId: table.userId })
      .from(table)
      .where(and(eq(table.productId, productId), eq(table.isKept, false)))
      .orderBy(asc(table.number))
      .limit(free)
    const end = new Date(Math.min(now.getTime() + keptHours * hourMs, product.beginsAt.getTime()))
    for (const { userId } of next) {
      // A place is kept without an end during the review, and otherwise until it has to be paid.
      const keepUntil = (await isBeingReviewed(tx, productId, userId)) ? null : end
      await tx
        .update(table)
        .set({ isKept: true, keepUntil })
        .where(and(eq(table.productId, productId), eq(table.userId, userId)))
      await writeRows(tx, [message(source.offered({ productId, userId, keepUntil }), now)])
    }
  })
}

/** Offers what is free of all products that somebody waits for, or that one user does. */
export const offerPlaces = async (
  db: Db,
  source: PlaceSource,
  offering: Offering,
  now: Date,
): Promise<void> => {
  const { table } = source
  const { userId } = offering
  const waiting = await db
    .selectDistinct({ id: table.productId })
    .from(table)
    .where(and(eq(table.isKept, false), userId === undefined ? undefined : eq(table.userId, userId)))
  for (const { id } of waiting) await offerPlacesOf(db, source, id, offering, now)
}
