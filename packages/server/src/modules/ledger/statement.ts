import type { MarketStatement } from '@chuhai/contract/market'
import { and, asc, eq, gte, lt, min } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { findOrganisationNames } from '../organisation/service'
import { boundsOf, monthOf, monthsBetween } from './months'
import { balances, noBalances, presentSums, totalOf } from './sums'
import { ledgerDeals, ledgerLines, settlements } from './tables'

interface Asked {
  orgId: string
  month: string
}

const { number, title, category, commissionRate, orgId: provider } = ledgerDeals

/** The entries of a month, in the order in which they were written. */
const readEntries = async (db: Db, { orgId, month }: Asked) => {
  const { from, to } = boundsOf(month)
  const { at, event, step, settlementId } = ledgerLines
  const facts = { at, event, number, title, category, commissionRate }
  return db
    .select({ ...facts, ...balances })
    .from(ledgerLines)
    .innerJoin(ledgerDeals, eq(number, ledgerLines.number))
    .where(and(eq(provider, orgId), gte(at, from), lt(at, to)))
    .groupBy(at, event, step, settlementId, number)
    .orderBy(asc(at), asc(number), asc(step))
}

const readBalances = async (db: Db, orgId: string, before: Date) => {
  const [found] = await db
    .select(balances)
    .from(ledgerLines)
    .innerJoin(ledgerDeals, eq(number, ledgerLines.number))
    .where(and(eq(provider, orgId), lt(ledgerLines.at, before)))
  return found ?? noBalances
}

const readSettlements = (db: Db, { orgId, month }: Asked) => {
  const { from, to } = boundsOf(month)
  const { paidOn, amount, reference, at, orgId: payee } = settlements
  return db
    .select({ paidOn, amount, reference })
    .from(settlements)
    .where(and(eq(payee, orgId), gte(at, from), lt(at, to)))
    .orderBy(asc(at), asc(reference))
}

const firstMonth = async (db: Db, orgId: string): Promise<string | null> => {
  const [found] = await db
    .select({ at: min(ledgerDeals.openedAt) })
    .from(ledgerDeals)
    .where(eq(provider, orgId))
  return found?.at ? monthOf(found.at) : null
}

/** Returns the statement of a provider for a month, the present one where none is named. */
export const readStatement = async (
  db: Db,
  { orgId, month, now }: { orgId: string; month?: string | undefined; now: Date },
): Promise<MarketStatement> => {
  const current = monthOf(now)
  const asked = { orgId, month: month ?? current }
  const { from, to } = boundsOf(asked.month)
  const [first, names, entries, before, after, paid] = await Promise.all([
    firstMonth(db, orgId),
    findOrganisationNames(db, [orgId]),
    readEntries(db, asked),
    readBalances(db, orgId, from),
    readBalances(db, orgId, to),
    readSettlements(db, asked),
  ])
  return {
    month: asked.month,
    months: monthsBetween(first ?? current, current),
    organisation: names.get(orgId) ?? '',
    owedBefore: before.owed,
    entries: entries.map((entry) => ({
      at: entry.at.toISOString(),
      event: entry.event,
      number: entry.number,
      title: entry.title,
      category: entry.category,
      commissionRate: entry.commissionRate,
      ...presentSums(entry),
    })),
    totals: presentSums(totalOf(entries)),
    owedAfter: after.owed,
    held: after.held,
    settlements: paid,
  }
}
