import { and, asc, desc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { PricedLine } from './quote-line'
import { rateLines, rateTables } from './tables'

/** A line with the table that counts at an instant, and where that stands among all versions. */
export interface LineInForce extends PricedLine {
  serial: number
}

const columns = {
  id: rateLines.id,
  position: rateLines.position,
  facts: rateLines.content,
  version: rateTables.version,
  serial: rateTables.serial,
  table: rateTables.content,
}

/** Reads lines with their tables at an instant: of the versions that count then, the newest. In the order of editors. */
export const linesInForce = async (db: Db, at: Date, where?: SQL): Promise<LineInForce[]> => {
  const found = await db
    .selectDistinctOn([rateLines.id], columns)
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
  return found
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .map(({ position: _, ...line }) => line)
}

/** Reads a line with a certain version of its table, also one that is hidden now; null for none. */
export const findVersion = async (
  db: Db,
  { lineId, version }: { lineId: number; version: number },
): Promise<LineInForce | null> => {
  const [found] = await db
    .select(columns)
    .from(rateLines)
    .innerJoin(rateTables, eq(rateTables.lineId, rateLines.id))
    .where(and(eq(rateLines.id, lineId), eq(rateTables.version, version)))
  if (!found) return null
  const { position: _, ...line } = found
  return line
}
