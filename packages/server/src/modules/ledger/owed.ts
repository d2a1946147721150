import { and, asc, eq, gt, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { findOrganisationNames } from '../organisation/service'
import { ledgerDeals, ledgerLines } from './tables'

const { number, orgId } = ledgerDeals
const { account, amount, at, settlementId } = ledgerLines
const owed = sql<number>`sum(${amount})`.mapWith(Number)

/** What has been owed before a time; what was paid out since counts as paid out. */
const isOwedBefore = (time: Date): SQL | undefined =>
  and(eq(account, 'owed'), or(lt(at, time), isNotNull(settlementId)))

/** Returns the deals of a provider of which something is owed since before a time, with how much. */
export const findOwedDeals = (db: Db, provider: string, before: Date) =>
  db
    .select({ number, owed })
    .from(ledgerLines)
    .innerJoin(ledgerDeals, eq(number, ledgerLines.number))
    .where(and(eq(orgId, provider), isOwedBefore(before)))
    .groupBy(number)
    .having(gt(owed, 0))
    .orderBy(asc(number))

/** Lists to whom something is owed since before a time; `organisation` is null for those that are gone. */
export const listOwed = async (db: Db, before: Date) => {
  const found = await db
    .select({ orgId, amount: owed, deals: sql<number>`count(distinct ${number})`.mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(ledgerDeals, eq(number, ledgerLines.number))
    .where(isOwedBefore(before))
    .groupBy(orgId)
    .having(gt(owed, 0))
    .orderBy(asc(orgId))
  const names = await findOrganisationNames(
    db,
    found.flatMap((row) => row.orgId ?? []),
  )
  return found.map((row) => ({ ...row, organisation: (row.orgId && names.get(row.orgId)) ?? null }))
}
