import type { RateTable } from '@chuhai/contract/logistics'
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { PricedLine } from './quote-line'
import { rateLines, rateTables } from './tables'

/** A line with its table in force at an instant; `serial` is the version among those of all lines. */
export interface LineInForce extends PricedLine {
  serial: number
}

/**
 * Cache of parsed tables by their serials, which never change and are never reused, also after a draft is rolled back: parsing all of them
 * would take longer than a quote.
 */
const tablesRead = new WeakMap<Db, Map<number, RateTable>>()

const readOf = (db: Db): Map<number, RateTable> => {
  const known = tablesRead.get(db) ?? new Map<number, RateTable>()
  tablesRead.set(db, known)
  return known
}

/** Adds the tables of some versions; each is read once. */
const withTables = async <T extends { serial: number }>(
  db: Db,
  rows: readonly T[],
): Promise<(T & { table: RateTable })[]> => {
  const known = readOf(db)
  const missing = rows.map(({ serial }) => serial).filter((serial) => !known.has(serial))
  const found =
    missing.length > 0
      ? await db
          .select({ serial: rateTables.serial, content: rateTables.content })
          .from(rateTables)
          .where(inArray(rateTables.serial, missing))
      : []
  for (const { serial, content } of found) known.set(serial, content)
  return rows.flatMap((row) => {
    const table = known.get(row.serial)
    return table ? [{ ...row, table }] : []
  })
}

const columns = {
  id: rateLines.id,
  facts: rateLines.content,
  version: rateTables.version,
  serial: rateTables.serial,
}

/** Reads lines with their tables at an instant: the newest of the valid versions. In the order of editors. */
export const linesInForce = async (db: Db, at: Date, where?: SQL): Promise<LineInForce[]> => {
  const found = await db
    .selectDistinctOn([rateLines.id], { ...columns, position: rateLines.position })
    .from(rateLines)
    .innerJoin(rateTables, eq(rateTables.lineId, rateLines.id))
    .where(
      and(
        eq(rateLines.isShown, true),
        lte(rateTables.validFrom, at),
        or(isNull(rateTables.validUntil), gt(rateTables.validUntil, at)),
        where,
      ),
    )
    .orderBy(asc(rateLines.id), desc(rateTables.version))
  const inOrder = found
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .map(({ position: _, ...line }) => line)
  return withTables(db, inOrder)
}

/** Reads a line with a certain version of its table, also one that is hidden now; null for none. */
export const findVersion = async (
  db: Db,
  { lineId, version }: { lineId: number; version: number },
): Promise<LineInForce | null> => {
  const found = await db
    .select(columns)
    .from(rateLines)
    .innerJoin(rateTables, eq(rateTables.lineId, rateLines.id))
    .where(and(eq(rateLines.id, lineId), eq(rateTables.version, version)))
  const [line] = await withTables(db, found)
  return line ?? null
}
