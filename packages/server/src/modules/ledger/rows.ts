import {
  commissionOf,
  type DealAction,
  type DealTerms,
  type LedgerAccount,
  type LedgerEvent,
  ledgerAccounts,
} from '@chuhai/contract/market'
import { eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { type Write, write, writeOnce } from '../../database/write-rows'
import { commissionRateOn } from './commission'
import { ledgerDeals, ledgerLines } from './tables'

/** A deal as it was bought; `amount` in fen. */
export interface LedgerDeal {
  /** That of its order. */
  number: string
  /** The organisation that acts for the provider. */
  orgId: string
  amount: number
  terms: Pick<DealTerms, 'title' | 'category'>
}

/** A step of a deal; `refund` is what a decision gives back to the buyer, in fen. */
export interface LedgerStep {
  step: number
  action: DealAction
  refund: number | null
  at: Date
}

type Moved = Partial<Record<LedgerAccount, number>>

/** What the actions are that move money; all others move none. */
const events: Partial<Record<DealAction, LedgerEvent>> = {
  begin: 'paid',
  decline: 'cancelled',
  withdraw: 'cancelled',
  lapse: 'cancelled',
  giveUp: 'cancelled',
  confirm: 'confirmed',
  decide: 'decided',
}

/** What ends a deal: all that was held is the buyer's, or the provider's and ours. */
const shared = (amount: number, refunded: number, rate: number): Moved => {
  const left = amount - refunded
  const commission = commissionOf(left, rate)
  return { held: -amount, refunded, commission, owed: left - commission }
}

const movedBy = (event: LedgerEvent, amount: number, refund: number | null, rate: number): Moved => {
  if (event === 'paid') return { charged: amount, held: amount }
  if (event === 'cancelled') return shared(amount, amount, rate)
  return shared(amount, event === 'decided' ? (refund ?? 0) : 0, rate)
}

/** The share of commission, which stays as it was when the deal was paid. */
const rateOf = async (db: Db, { number, terms }: LedgerDeal, { action, at }: LedgerStep): Promise<number> => {
  if (action === 'begin') return commissionRateOn(db, terms.category, at)
  const [found] = await db
    .select({ rate: ledgerDeals.commissionRate })
    .from(ledgerDeals)
    .where(eq(ledgerDeals.number, number))
  if (!found) throw new Error(`[chuhai] the books of deal ${number} were never opened`)
  return found.rate
}

/** Returns the lines of accounts that move. */
export const linesOf = (
  moved: Moved,
  entry: Omit<typeof ledgerLines.$inferInsert, 'account' | 'amount'>,
): Write[] =>
  ledgerAccounts.flatMap((account) => {
    const amount = moved[account] ?? 0
    return amount === 0 ? [] : write(ledgerLines, { ...entry, account, amount })
  })

/**
 * Returns the rows of a step, to be written in one statement with it; none where it moves no money. The first one opens the books.
 *
 * @example
 * await writeRows(tx, [write(dealSteps, step), ...(await ledgerRows(tx, deal, step))])
 */
export const ledgerRows = async (db: Db, deal: LedgerDeal, step: LedgerStep): Promise<Write[]> => {
  const event = events[step.action]
  if (!event) return []
  const { number, orgId, amount, terms } = deal
  const rate = await rateOf(db, deal, step)
  const { title, category } = terms
  const opened = { number, orgId, title, category, commissionRate: rate, openedAt: step.at }
  return [
    ...(event === 'paid' ? [writeOnce(ledgerDeals, opened)] : []),
    ...linesOf(movedBy(event, amount, step.refund, rate), {
      number,
      step: step.step,
      settlementId: null,
      event,
      at: step.at,
    }),
  ]
}
