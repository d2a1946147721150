import { and, asc, count, eq, gt, isNotNull, lt, or, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { findOrganisationNames } from '../organisation/service'
import { ledgerDeals, ledgerLines } from './tables'

const { number, orgId } = ledgerDeals
const { account, amount, at, settlementId } = ledgerLines
const owed = sql<number>`sum(${amount})`.mapWith(Number).as('owed')

/** What has been owed before a time; what was paid out since counts as paid out. */
const isOwedBefore = (time: Date): SQL | undefined =>
  and(eq(account, 'owed'), or(lt(at, time), isNotNull(settlementId)))

/** The deals of which something is owed since before a time, with how much, as part of another query. */
const owedDeals = (db: Db, before: Date, provider?: string) =>
  db
    .select({ number, orgId, owed })
    .from(ledgerLines)
    .innerJoin(ledgerDeals, eq(number, ledgerLines.number))
    .where(and(provider === undefined ? undefined : eq(orgId, provider), isOwedBefore(before)))
    .groupBy(number)
    .having(gt(sum(amount), 0))
    .as('owed_deal')

/** Returns the deals of a provider of which something is owed since before a time, with how much. */
export const findOwedDeals = (db: Db, provider: string, before: Date) => {
  const deal = owedDeals(db, before, provider)
  return db.select({ number: deal.number, owed: deal.owed }).from(deal).orderBy(asc(deal.number))
}

/** Lists to whom something is owed since before a time; `organisation` is null for those that are gone. */
export const listOwed = async (db: Db, before: Date) => {
  const deal = owedDeals(db, before)
  const found = await db
    .select({ orgId: deal.orgId, amount: sql<number>`sum(${deal.owed})`.mapWith(Number), deals: count() })
    .from(deal)
    .groupBy(deal.orgId)
    .orderBy(asc(deal.orgId))
  const names = await findOrganisationNames(
    db,
    found.flatMap((row) => row.orgId ?? []),
  )
  return found.map((row) => ({ ...row, organisation: (row.orgId && names.get(row.orgId)) ?? null }))
}
