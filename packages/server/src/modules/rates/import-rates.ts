import type { RatesResult } from '@chuhai/contract/admin'
import type { RateTable } from '@chuhai/contract/logistics'
import { desc, eq } from 'drizzle-orm'
import { canonical } from '../../content/encode'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { isoInShanghai } from '../../time/shanghai'
import { problemsOf, remarksOf } from './check/table'
import { readRates } from './csv/read-rates'
import { differencesOf } from './differences'
import { rateLines, rateTables } from './tables'

/** Returns the newest version of the table of a line; null before the first. */
export const newestVersion = async (db: Db, lineId: number): Promise<number | null> => {
  const [newest] = await db
    .select({ version: rateTables.version })
    .from(rateTables)
    .where(eq(rateTables.lineId, lineId))
    .orderBy(desc(rateTables.version))
    .limit(1)
  return newest?.version ?? null
}

const refused = (problems: string[]): RatesResult => ({ problems, remarks: [], changes: [], version: null })

/** Locks a line and returns its newest table. Throws `NOT_FOUND`. */
const lockRates = async (db: Db, lineId: number): Promise<RateTable> => {
  const [line] = await db
    .select({ rates: rateLines.rates })
    .from(rateLines)
    .where(eq(rateLines.id, lineId))
    .for('update')
  if (!line) throw new ApiError('NOT_FOUND')
  return line.rates
}

/** Adds a valid table as the newest version, where it differs from the one before. */
const addVersion = async (
  db: Db,
  {
    lineId,
    before,
    table,
    isTrial,
  }: { lineId: number; before: RateTable; table: RateTable; isTrial: boolean },
): Promise<RatesResult> => {
  const result = {
    problems: [],
    remarks: remarksOf(table),
    changes: differencesOf(before, table),
    version: null,
  }
  if (isTrial || canonical(before) === canonical(table)) return result
  // A trigger of the database stores the version.
  await db.update(rateLines).set({ rates: table }).where(eq(rateLines.id, lineId))
  return { ...result, version: await newestVersion(db, lineId) }
}

interface Given {
  lineId: number
  file: string
  text: string
  isTrial: boolean
}

/** Validates the table of a CSV file, and adds it as the newest version of a line; a file with a problem changes nothing. */
export const importRates = async (db: Db, { lineId, file, text, isTrial }: Given): Promise<RatesResult> => {
  const before = await lockRates(db, lineId)
  const read = readRates(file, text)
  return 'problems' in read
    ? refused(read.problems)
    : addVersion(db, { lineId, before, table: read.table, isTrial })
}

/** Returns a table with a share among those of a surcharge, instead of one from the same time on. Throws `RATES_SHARE_UNKNOWN`. */
const withShare = (
  table: RateTable,
  key: string,
  share: { from: string; basisPoints: number },
): RateTable => {
  const known = table.surcharges.some((one) => one.key === key && one.price.by === 'share')
  if (!known) throw new ApiError('RATES_SHARE_UNKNOWN')
  return {
    ...table,
    surcharges: table.surcharges.map((one) => {
      if (one.key !== key || one.price.by !== 'share') return one
      const others = one.price.shares.filter(
        ({ from }) => new Date(from).getTime() !== new Date(share.from).getTime(),
      )
      const shares = [...others, share].toSorted((a, b) => (new Date(a.from) < new Date(b.from) ? -1 : 1))
      return { ...one, price: { ...one.price, shares } }
    }),
  }
}

/** Sets a percentage of a surcharge from a time on, as a new version of the table. */
export const setShare = async (
  db: Db,
  { lineId, key, from, basisPoints }: { lineId: number; key: string; from: Date; basisPoints: number },
): Promise<RatesResult> => {
  const before = await lockRates(db, lineId)
  const table = withShare(before, key, { from: isoInShanghai(from), basisPoints })
  const problems = problemsOf(table).map(({ path, message }) => `${path.join('.')}: ${message}`)
  return problems.length > 0 ? refused(problems) : addVersion(db, { lineId, before, table, isTrial: false })
}
