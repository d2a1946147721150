import type { ManagedDeal, ManagedDealWithSteps } from '@chuhai/contract/admin'
import type { DealState } from '@chuhai/contract/market'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { ApiError } from '../../../http/api-error'
import { givePartBack } from '../../order/books/partial-refunds'
import { findBuyers, findSteps, nameOf, presentFacts, presentStep } from './records'
import { takeStep } from './steps'
import { type DealRow, marketDeals } from './tables'
import { findMessages } from './thread'
import { isEnd } from './transitions'

const presentAll = async (db: Db, rows: readonly DealRow[], now: Date): Promise<ManagedDeal[]> => {
  const accounts = await findBuyers(db, rows)
  return rows.map((deal) => ({
    ...presentFacts(deal, nameOf(deal, accounts), now),
    userId: deal.userId,
    category: deal.terms.category,
    refund: deal.refund,
  }))
}

interface DealPage {
  state?: DealState | undefined
  /** The last deal of the page before. */
  after?: string | undefined
  rows: number
}

/** Lists deals by page, in the order of their numbers, which begin with their day. */
export const listManagedDeals = async (
  db: Db,
  { state, after, rows }: DealPage,
  now: Date,
): Promise<ManagedDeal[]> => {
  const found = await db
    .select()
    .from(marketDeals)
    .where(
      and(
        state && eq(marketDeals.state, state),
        after === undefined ? undefined : gt(marketDeals.number, after),
      ),
    )
    .orderBy(asc(marketDeals.number))
    .limit(rows)
  return presentAll(db, found, now)
}

const findDeal = async (db: Db, number: string): Promise<DealRow | null> =>
  (await db.select().from(marketDeals).where(eq(marketDeals.number, number)))[0] ?? null

/** Returns a deal with every step and message; null where it is unknown. */
export const findManagedDeal = async (
  db: Db,
  number: string,
  now: Date,
): Promise<ManagedDealWithSteps | null> => {
  const deal = await findDeal(db, number)
  if (!deal) return null
  const [[facts], steps, messages] = await Promise.all([
    presentAll(db, [deal], now),
    findSteps(db, number),
    findMessages(db, number),
  ])
  if (!facts) return null
  const history = steps.map((step) => ({ ...presentStep(step), operator: step.operator }))
  return { ...facts, terms: deal.terms, brief: deal.brief, history, messages }
}

interface Decision {
  step: number
  /** What goes back to the buyer, in fen. */
  refund: number
  words: string
  by: string
}

/**
 * Decides a dispute, and opens the refund of a part in the same transaction; that of all is opened by the step. What has ended is
 * refused before anything is changed: its money is shared out, and may be paid out.
 */
export const decideDeal = (
  db: Db,
  number: string,
  { step, refund, words, by }: Decision,
  now: Date,
): Promise<ManagedDeal> =>
  db.transaction(async (tx) => {
    const deal = await findDeal(tx, number)
    if (!deal) throw new ApiError('NOT_FOUND')
    if (deal.step === step && isEnd(deal.state)) throw new ApiError('DEAL_ENDED')
    if (refund > deal.amount) throw new ApiError('DEAL_REFUND_TOO_LARGE')
    const taken = await takeStep(
      tx,
      { number, step, action: 'decide' },
      { actor: 'operator', at: now, words, operator: by, refund },
    )
    if (typeof taken === 'string') throw new ApiError('DEAL_CHANGED')
    if (refund > 0 && refund < deal.amount) {
      const outcome = await givePartBack(tx, number, { amount: refund, reason: words, by }, now)
      if (outcome !== 'decided')
        throw new Error(`[chuhai] part of order ${number} is not given back: ${outcome}`)
    }
    const [presented] = await presentAll(tx, [taken], now)
    if (!presented) throw new Error('[chuhai] a deal was not presented')
    return presented
  })
