import type { ManagedLine, RateVersion } from '@chuhai/contract/admin'
import { and, asc, desc, eq, max } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { writeRates } from './csv/write-rates'
import { linesInForce } from './in-force'
import { rateLines, rateTables } from './tables'

/** All lines with the versions of their tables, in the order of editors. */
export const listManagedLines = async (db: Db, now: Date): Promise<ManagedLine[]> => {
  const newest = db
    .select({ lineId: rateTables.lineId, version: max(rateTables.version).as('newest') })
    .from(rateTables)
    .groupBy(rateTables.lineId)
    .as('newest_version')
  const rows = await db
    .select({ line: rateLines, version: newest.version })
    .from(rateLines)
    .innerJoin(newest, eq(newest.lineId, rateLines.id))
    .orderBy(asc(rateLines.position), asc(rateLines.id))
  const inForce = new Map((await linesInForce(db, now)).map(({ id, version }) => [id, version]))
  return rows.map(({ line: { id, content, isShown }, version }) => ({
    id,
    name: content.name,
    carrier: content.carrier,
    kind: content.kind,
    isShown,
    version: version ?? 0,
    inForce: inForce.get(id) ?? null,
  }))
}

/** Every table that a line has had, the newest first. */
export const listRateVersions = async (db: Db, lineId: number, now: Date): Promise<RateVersion[]> => {
  const rows = await db
    .select()
    .from(rateTables)
    .where(eq(rateTables.lineId, lineId))
    .orderBy(desc(rateTables.version))
  const counts = rows.find(
    ({ validFrom, validUntil }) => validFrom <= now && (validUntil === null || validUntil > now),
  )
  return rows.map((row) => ({
    version: row.version,
    serial: row.serial,
    from: row.validFrom.toISOString(),
    until: row.validUntil?.toISOString() ?? null,
    importedAt: row.importedAt.toISOString(),
    isInForce: row === counts,
  }))
}

/** The table of a line as a CSV file: that of a version, or the newest; null where there is none. */
export const exportRates = async (
  db: Db,
  lineId: number,
  version?: number,
): Promise<{ version: number; text: string } | null> => {
  const [found] = await db
    .select({ version: rateTables.version, content: rateTables.content })
    .from(rateTables)
    .where(
      and(eq(rateTables.lineId, lineId), version === undefined ? undefined : eq(rateTables.version, version)),
    )
    .orderBy(desc(rateTables.version))
    .limit(1)
  return found ? { version: found.version, text: writeRates(found.content) } : null
}
