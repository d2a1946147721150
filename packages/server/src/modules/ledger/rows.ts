import { commissionOf, type LedgerAccount, type LedgerEvent } from '@chuhai/contract/market'
import { type Write, write, writeOnce } from '../../database/write-rows'
import { ledgerDeals, ledgerLines } from './tables'

/** A deal as it was agreed: its sum in fen, and its share of commission in basis points, which `commissionRateOn` returns. */
export interface LedgerDeal {
  /** That of its order. */
  number: string
  /** The provider. */
  orgId: string | null
  title: string
  category: string
  amount: number
  commissionRate: number
}

/** A step of a deal that moves money. A decision says what goes back to the buyer, in fen. */
export type LedgerStep = {
  deal: LedgerDeal
  step: number
  at: Date
} & ({ event: Exclude<LedgerEvent, 'decided' | 'settled'> } | { event: 'decided'; refunded: number })

type Moved = Partial<Record<LedgerAccount, number>>

/** What ends a deal: all that was held is the buyer's, or the provider's and ours. */
const shared = ({ amount, commissionRate }: LedgerDeal, refunded: number): Moved => {
  const left = amount - refunded
  const commission = commissionOf(left, commissionRate)
  return { held: -amount, refunded, commission, owed: left - commission }
}

const movedBy = (step: LedgerStep): Moved => {
  const { deal } = step
  if (step.event === 'paid') return { charged: deal.amount, held: deal.amount }
  if (step.event === 'decided') return shared(deal, step.refunded)
  return shared(deal, step.event === 'cancelled' ? deal.amount : 0)
}

/** Returns the lines of accounts that move. */
export const linesOf = (
  moved: Moved,
  entry: Omit<typeof ledgerLines.$inferInsert, 'account' | 'amount'>,
): Write[] =>
  (Object.entries(moved) as [LedgerAccount, number][])
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => write(ledgerLines, { ...entry, account, amount }))

/**
 * Returns the rows of a step, to be written in one statement with it. The books are opened with the first one.
 *
 * @example
 * await writeRows(tx, [write(dealSteps, step), ...ledgerRows({ deal, step: step.step, event: 'confirmed', at: step.at })])
 */
export const ledgerRows = (step: LedgerStep): Write[] => {
  const { deal, event, at } = step
  const { amount: _, ...facts } = deal
  return [
    writeOnce(ledgerDeals, { ...facts, openedAt: at }),
    ...linesOf(movedBy(step), { number: deal.number, step: step.step, settlementId: null, event, at }),
  ]
}

/** The constraint that refuses lines which do not add up. */
export const balanceConstraint = 'ledger_balanced'
