import type { ProductKind } from '@chuhai/contract/order'
import { and, eq, exists, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../database/db'
import type { PlaceTable } from './tables'

/** How many places of a product are kept or ordered, as part of a query. */
export const placesTaken = (kind: ProductKind, id: SQLWrapper, now: Date): SQL<number> =>
  sql<number>`places_taken(${kind}::text, ${id}::integer, -1::bigint, ${now.toISOString()}::timestamptz)`

/** Returns how many places of a product are kept or ordered. */
export const countPlacesTaken = async (db: Db, kind: ProductKind, id: number, now: Date): Promise<number> => {
  const [count] = await rowsOf<{ taken: number }>(
    db,
    sql`select ${placesTaken(kind, sql.param(id), now)} as taken`,
  )
  return count?.taken ?? Number.POSITIVE_INFINITY
}

/** Whether somebody waits for a place of a product, as part of a query. */
export const isWaitedFor = (db: Db, table: PlaceTable, id: SQLWrapper): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.productId, id), eq(table.isKept, false))),
  )
