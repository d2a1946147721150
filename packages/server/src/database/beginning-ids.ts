import { asc, between } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db'

const digits = 32
/** One more than is needed to know that there are several. */
const foundMax = 3

/** Lists ids of a table that begin with some characters, at most three; by their range, so that an index serves. */
export const idsBeginning = async (
  db: Db,
  table: PgTable,
  id: PgColumn,
  start: string,
): Promise<string[]> => {
  const given = start.replaceAll('-', '').slice(0, digits)
  const found = await db
    .selectDistinct({ id })
    .from(table)
    .where(between(id, given.padEnd(digits, '0'), given.padEnd(digits, 'f')))
    .orderBy(asc(id))
    .limit(foundMax)
  return found.map((row) => String(row.id))
}
