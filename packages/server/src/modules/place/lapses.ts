import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { type Write, writeRows } from '../../database/write-rows'
import { tell } from '../../messages/tell'
import { dayMs } from '../../time/durations'
import { findHolders } from '../order/places'
import { placeLapsed } from './messages'
import type { PlaceSource } from './place-source'

/** What lapsed longer ago is no news any more. */
const newsMs = dayMs

/** Tells those whose place was kept until now that it is theirs no longer; an order that is still to be paid holds it. */
export const tellLapsed = async (db: Db, source: PlaceSource, now: Date): Promise<void> => {
  const { kind, table, page } = source
  const { productId, userId, isKept, keepUntil, toldLapsed } = table
  const isUntold = sql`${toldLapsed} is distinct from ${keepUntil}`
  const lapsed = await db
    .select({ productId, userId })
    .from(table)
    .where(
      and(eq(isKept, true), lte(keepUntil, now), gt(keepUntil, new Date(now.getTime() - newsMs)), isUntold),
    )
  if (lapsed.length === 0) return
  const ids = [...new Set(lapsed.map((place) => place.productId))]
  const [names, holders] = await Promise.all([source.names(db, ids), findHolders(db, kind, ids, now)])
  const isHolder = (id: number, user: number) =>
    holders.some((holder) => holder.id === id && holder.userId === user)
  for (const id of ids) {
    const users = lapsed
      .filter((place) => place.productId === id && !isHolder(id, place.userId))
      .map((place) => place.userId)
    if (users.length === 0) continue
    await db.transaction(async (tx) => {
      // Another instance waits here for the row, and then finds that it is told.
      const told = await tx
        .update(table)
        .set({ toldLapsed: sql`${keepUntil}` })
        .where(
          and(eq(productId, id), inArray(userId, users), eq(isKept, true), lte(keepUntil, now), isUntold),
        )
        .returning({ userId, keepUntil })
      const writes = told.flatMap((place): Write[] => {
        const until = (place.keepUntil ?? now).toISOString()
        const values = { product: names.get(id) ?? '', page, until }
        const once = `${kind}:${id}:${until}`
        return tell(placeLapsed, { userId: place.userId, once, values }, now)
      })
      await writeRows(tx, writes)
    })
  }
}
