import { type LedgerAccount, type LedgerSums, ledgerAccounts } from '@chuhai/contract/market'
import { type SQL, sql } from 'drizzle-orm'
import { ledgerLines } from './tables'

/** What each account of some lines comes to, in fen. */
export type Balances = Record<LedgerAccount, number>

const balanceOf = (account: LedgerAccount): SQL<number> =>
  sql<number>`coalesce(sum(${ledgerLines.amount}) filter (where ${ledgerLines.account} = ${account}), 0)`.mapWith(
    Number,
  )

/** The balances of the lines of a group, as columns of a query. */
export const balances = {
  charged: balanceOf('charged'),
  held: balanceOf('held'),
  refunded: balanceOf('refunded'),
  commission: balanceOf('commission'),
  owed: balanceOf('owed'),
  paidOut: balanceOf('paidOut'),
} satisfies Record<LedgerAccount, SQL<number>>

export const noBalances: Balances = { charged: 0, held: 0, refunded: 0, commission: 0, owed: 0, paidOut: 0 }

/** Adds balances up. */
export const totalOf = (all: readonly Balances[]): Balances => {
  const total = { ...noBalances }
  for (const one of all) for (const account of ledgerAccounts) total[account] += one[account]
  return total
}

/** Returns what a provider reads: what was paid out was owed to them before. */
export const presentSums = ({ charged, refunded, commission, owed, paidOut }: Balances): LedgerSums => ({
  charged,
  refunded,
  commission,
  earned: owed + paidOut,
  paidOut,
})
