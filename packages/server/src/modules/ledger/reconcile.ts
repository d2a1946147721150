import { asc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { findSums } from '../order/money'
import { ownersOf } from '../order/ownership'
import { type Balances, balances, noBalances, totalOf } from './sums'
import { ledgerDeals, ledgerLines } from './tables'

const batchRows = 500

/** A deal whose books say something else than its payments and refunds; in fen. */
export interface LedgerDifference {
  number: string
  charged: number
  paid: number
  refunded: number
  returned: number
}

const { number } = ledgerDeals

const readBatch = (db: Db, after: string) =>
  db
    .select({ number, ...balances })
    .from(ledgerDeals)
    .leftJoin(ledgerLines, eq(ledgerLines.number, number))
    .where(gt(number, after))
    .groupBy(number)
    .orderBy(asc(number))
    .limit(batchRows)

/** What the books of a deal and its payments say, where that differs; what is on its way back counts as returned. */
const differencesOf = async (db: Db, deals: readonly (Balances & { number: string })[]) => {
  const sums = await findSums(
    db,
    deals.map((deal) => deal.number),
  )
  return deals.flatMap((deal): LedgerDifference[] => {
    const { paid = 0, refunded = 0, refunding = 0 } = sums.get(deal.number) ?? {}
    const returned = refunded + refunding
    return deal.charged === paid && deal.refunded === returned
      ? []
      : [{ number: deal.number, charged: deal.charged, paid, refunded: deal.refunded, returned }]
  })
}

/** Packages that are paid and have no books: within a minute of the payment nothing is wrong with that. */
const readUnopened = async (db: Db) => {
  const owner = ownersOf(db, 'marketPackage')
  const found = await db
    .select({ number: owner.number })
    .from(owner)
    .leftJoin(ledgerDeals, eq(number, owner.number))
    .where(isNull(number))
  return found.map((paid) => ({ ...noBalances, ...paid }))
}

/** Compares the books of all deals with the payments and refunds of their orders, to the fen. */
export const reconcileLedger = async (db: Db) => {
  let [after, deals, total] = ['', 0, noBalances]
  const differences = await differencesOf(db, await readUnopened(db))
  for (;;) {
    const batch = await readBatch(db, after)
    differences.push(...(await differencesOf(db, batch)))
    total = totalOf([total, ...batch])
    deals += batch.length
    if (batch.length < batchRows) return { deals, totals: total, differences }
    after = batch.at(-1)?.number ?? after
  }
}
