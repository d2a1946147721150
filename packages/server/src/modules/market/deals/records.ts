import {
  type Deal,
  type DealAction,
  type DealCard,
  type DealSide,
  type DealState,
  dealActions,
} from '@chuhai/contract/market'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import { findAccounts } from '../../user/service'
import { beginDeals } from './begin'
import { isOfCaller, isOnSide, sideOf } from './ownership'
import { transitionOf } from './steps'
import { type DealRow, type DealStepRow, marketDealSteps, marketDeals } from './tables'
import { countUnread } from './unread'

/** What everybody reads of a deal, whichever side they are on. */
export const presentFacts = (deal: DealRow, buyer: string, now: Date) => ({
  number: deal.number,
  state: deal.state,
  step: deal.step,
  serviceId: deal.serviceId,
  title: deal.terms.title,
  package: deal.terms.package,
  provider: deal.terms.provider,
  buyer,
  amount: deal.amount,
  dueAt: deal.dueAt?.toISOString() ?? null,
  isLate: deal.state === 'accepted' && deal.dueAt !== null && deal.dueAt < now,
  createdAt: deal.createdAt.toISOString(),
  changedAt: deal.changedAt.toISOString(),
})

/** Returns the names of the buyers of some deals, by their ids. */
export const findBuyers = (db: Db, rows: readonly DealRow[]) =>
  findAccounts(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  )

export const nameOf = ({ userId }: DealRow, accounts: Awaited<ReturnType<typeof findBuyers>>): string =>
  (userId !== null && accounts.get(userId)?.userName) || ''

export const presentStep = ({ number: _, operator: _operator, at, ...step }: DealStepRow) => ({
  ...step,
  at: at.toISOString(),
})

const actionsOf = (deal: DealRow, side: DealSide, now: Date): DealAction[] =>
  dealActions.filter((action) => typeof transitionOf(deal, action, { actor: side, at: now }) !== 'string')

const presentCards = async (rows: readonly DealRow[], call: UserCall): Promise<DealCard[]> => {
  const { db, now } = call
  const [accounts, unread] = await Promise.all([findBuyers(db, rows), countUnread(rows, call)])
  return rows.map((deal) => ({
    ...presentFacts(deal, nameOf(deal, accounts), now),
    side: sideOf(deal, call),
    unread: unread.get(deal.number) ?? 0,
  }))
}

interface DealPage {
  side: DealSide
  states?: DealState[] | undefined
  page: number
  rows: number
}

/** The deals of the caller on a side: what is due soonest, then what has changed last. */
export const listDeals = async ({ side, states, page, rows }: DealPage, call: UserCall) => {
  const { db, userId } = call
  if (side === 'buyer') await beginDeals(db, userId)
  const where = and(
    isOnSide(side, call),
    states && states.length > 0 ? inArray(marketDeals.state, states) : undefined,
  )
  const isWaiting = sql`${marketDeals.endsAt} is null`
  const [found, total] = await Promise.all([
    db
      .select()
      .from(marketDeals)
      .where(where)
      .orderBy(isWaiting, asc(marketDeals.dueAt), desc(marketDeals.changedAt), asc(marketDeals.number))
      .limit(rows)
      .offset((page - 1) * rows),
    db.$count(marketDeals, where),
  ])
  return { list: await presentCards(found, call), total, page, rows }
}

/** Returns a deal of the caller; throws where there is none. */
export const requireDeal = async (number: string, call: UserCall): Promise<DealRow> => {
  const [deal] = await call.db
    .select()
    .from(marketDeals)
    .where(and(eq(marketDeals.number, number), isOfCaller(call)))
  if (!deal) throw new ApiError('NOT_FOUND')
  return deal
}

/** Locks a deal of the caller until the end of the transaction, so that what is written under it is written by a side. */
export const lockDeal = async (
  tx: Db,
  number: string,
  caller: Pick<UserCall, 'db' | 'userId'>,
): Promise<DealRow> => {
  const [deal] = await tx
    .select()
    .from(marketDeals)
    .where(and(eq(marketDeals.number, number), isOfCaller(caller)))
    .for('update')
  if (!deal) throw new ApiError('NOT_FOUND')
  return deal
}

/** Returns the steps of a deal, the first first. */
export const findSteps = (db: Db, number: string): Promise<DealStepRow[]> =>
  db
    .select()
    .from(marketDealSteps)
    .where(eq(marketDealSteps.number, number))
    .orderBy(asc(marketDealSteps.step))

/** A deal as its caller sees it. */
export const presentDeal = async (deal: DealRow, call: UserCall): Promise<Deal> => {
  const { db, now } = call
  const [[card], steps] = await Promise.all([presentCards([deal], call), findSteps(db, deal.number)])
  if (!card) throw new Error('[chuhai] a deal was not presented')
  return {
    ...card,
    terms: deal.terms,
    brief: deal.brief,
    revisionsLeft: deal.revisionsLeft,
    refund: deal.refund,
    history: steps.map(presentStep),
    actions: actionsOf(deal, card.side, now),
    now: now.toISOString(),
  }
}

/** A deal of the caller; what was paid a moment ago is begun. */
export const readDeal = async (number: string, call: UserCall): Promise<Deal> => {
  await beginDeals(call.db, call.userId)
  return presentDeal(await requireDeal(number, call), call)
}
