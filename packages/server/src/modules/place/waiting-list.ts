import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { PlaceSource } from './place-source'
import { findPlaces } from './places'

/** Puts an applicant at the end of the waiting list of a product, unless they have a place there or wait already. */
export const joinWaitingList = (
  db: Db,
  source: PlaceSource,
  productId: number,
  { userId, now }: { userId: number; now: Date },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { table } = source
    await source.lock(tx, productId)
    const place = (await findPlaces(tx, source, [productId], now))(productId, userId)
    if (place && place.state !== 'lapsed') return
    const last = sql`(select coalesce(max(${table.number}), 0) from ${table} where ${table.productId} = ${productId})`
    const row = { number: sql`${last} + 1`, isKept: false, keepUntil: null }
    await tx
      .insert(table)
      .values({ productId, userId, ...row })
      .onConflictDoUpdate({ target: [table.productId, table.userId], set: row })
  })
