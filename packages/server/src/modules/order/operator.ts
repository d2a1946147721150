import type { ManagedOrder, ManagedOrderWithSteps, OrderDecision } from '@chuhai/contract/admin'
import type { OrderAction, OrderState, OrderSums, OrderWord, ProductKind } from '@chuhai/contract/order'
import { and, asc, eq, gt, gte, isNull, lt, notInArray, or } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { ApiError } from '../../http/api-error'
import { findOrganisationNames } from '../organisation/service'
import { isAnyOf } from './lists'
import { findReceived, findRefunds, moneyOf, noRefunds, sumsOf } from './money'
import type { ProductSources } from './product-source'
import { findOrder } from './records'
import { refundShare, sharedAmount } from './refunds'
import { type OrderRow, orderAt, takeSteps } from './steps'
import { orders } from './tables'
import { writeStep } from './write-step'

const presentOrders = async (db: Db, found: readonly OrderRow[]): Promise<ManagedOrder[]> => {
  const numbers = found.map(({ number }) => number)
  const [names, refunds, received] = await Promise.all([
    findOrganisationNames(
      db,
      found.flatMap(({ orgId }) => orgId ?? []),
    ),
    findRefunds(db, numbers),
    findReceived(db, numbers),
  ])
  return found.map((order) => {
    const refunded = refunds.get(order.number) ?? noRefunds
    return present(order, {
      organisation: (order.orgId && names.get(order.orgId)) ?? null,
      ...sumsOf(order, refunded),
      money: moneyOf(order, refunded, received.get(order.number) ?? 0),
    })
  })
}

type Facts = Pick<ManagedOrder, 'organisation' | 'money' | keyof OrderSums>

const present = (order: OrderRow, facts: Facts): ManagedOrder => ({
  number: order.number,
  state: order.state,
  userId: order.userId,
  product: order.product,
  ...facts,
  termsVersion: order.termsVersion,
  invoice: order.invoice,
  paymentNumber: order.paymentNumber,
  refundAccepted: order.isRefundAccepted,
  kept: order.kept,
  createdAt: order.createdAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
  changedAt: order.changedAt.toISOString(),
})

interface OrderPage {
  state?: OrderWord | undefined
  kind?: ProductKind | undefined
  from?: Date | undefined
  to?: Date | undefined
  /** The last order of the page before. */
  after?: string | undefined
  rows: number
}

/** Lists orders by page, in the order of their numbers, which begin with their day. */
export const listManagedOrders = async (
  db: Db,
  { state, kind, from, to, after, rows }: OrderPage,
  now: Date,
): Promise<ManagedOrder[]> => {
  const found = await db
    .select()
    .from(orders)
    .where(
      and(
        state && isAnyOf([state], now),
        kind && eq(orders.kind, kind),
        from && gte(orders.createdAt, from),
        to && lt(orders.createdAt, to),
        after === undefined ? undefined : gt(orders.number, after),
      ),
    )
    .orderBy(asc(orders.number))
    .limit(rows)
  return presentOrders(
    db,
    found.map((row) => orderAt(row, now).order),
  )
}

export const findManagedOrder = async (
  db: Db,
  number: string,
  now: Date,
): Promise<ManagedOrderWithSteps | null> => {
  const found = await findOrder(db, number, now)
  if (!found) return null
  const history = found.steps.map(({ action, state, at, reason, by, paymentNumber }) => ({
    action,
    state,
    at: at.toISOString(),
    reason,
    by,
    paymentNumber,
  }))
  const [order] = await presentOrders(db, [found.order])
  return order ? { ...order, history } : null
}

/** Actions of a decision: a refund without a request begins with one by the operator; a free order needs no provider. */
const actionsOf = (decision: OrderDecision, { state, amount }: OrderRow): OrderAction[] => {
  if (decision === 'markRefunded') return ['refund']
  if (decision !== 'refund') return [decision]
  const accepted: OrderAction[] = amount === 0 ? ['acceptRefund', 'refund'] : ['acceptRefund']
  return state === 'refunding' ? accepted : ['requestRefund', ...accepted]
}

interface Verdict {
  decision: OrderDecision
  reason: string
  by: string
}

/** Whether a decision ends a refund request; an ended class is then fulfilled again. */
const endsRequest = (decision: OrderDecision, { state }: OrderRow): boolean =>
  state === 'refunding' && (decision === 'refuseRefund' || decision === 'refundPart')

/** Returns the sum that the seller keeps of a refund without a request, by the stage of the purchase; null if nothing would be refunded. */
const keptOf = async (sources: ProductSources, db: Db, order: OrderRow): Promise<number | null> => {
  const { promised } = (await findRefunds(db, [order.number])).get(order.number) ?? noRefunds
  const amount = sharedAmount(order.amount, await refundShare(sources, db, order), promised)
  return amount === 0 && order.amount > 0 ? null : order.amount - promised - amount
}

/** Decisions that are refused for orders whose refund depends on the work; modules refund parts of those themselves. */
const ofWork: readonly OrderDecision[] = ['refund', 'refuseRefund', 'fulfil']

/** Facts about the purchase that a decision depends on. */
interface Terms {
  /** Whether the work decides this. */
  isOfWork: (order: OrderRow) => boolean
  /** The sum that the seller keeps of a refund without a request; null if nothing would be refunded. */
  keptOf: (db: Db, order: OrderRow) => Promise<number | null>
}

const decide = (
  db: Db,
  number: string,
  { decision, reason, by }: Verdict,
  terms: Terms,
  now: Date,
): Promise<'decided' | 'unknown' | OrderState> =>
  writeStep<'decided' | 'unknown' | OrderState>(db, number, async (stored) => {
    if (!stored) return { outcome: 'unknown' }
    if (terms.isOfWork(stored)) throw new ApiError('ORDER_DECIDED_BY_WORK')
    const { order, steps } = orderAt(stored, now)
    // The request of a buyer keeps the terms of its time.
    const isUnasked = decision === 'refund' && order.state !== 'refunding'
    const kept = isUnasked ? await terms.keptOf(db, order) : 0
    const note = { actor: 'operator' as const, at: now, by, reason }
    const decided = kept === null ? null : takeSteps(order, actionsOf(decision, order), { ...note, kept })
    if (!decided) return { outcome: order.state }
    const isDone = order.fulfilAfter === null || order.fulfilAfter <= now
    const settled =
      endsRequest(decision, order) && isDone
        ? takeSteps(decided.order, ['fulfil'], { actor: 'time', at: now })
        : null
    const taken = settled ?? decided
    return {
      outcome: 'decided',
      taken: { order: taken.order, steps: [...steps, ...decided.steps, ...(settled?.steps ?? [])] },
    }
  })

/** Applies a decision of an operator, with name and reason. Throws `ORDER_DECIDED_BY_WORK` before any change where the work decides. */
export const decideOrder = (
  { db, sources }: { db: Db; sources: ProductSources },
  number: string,
  verdict: Verdict,
  now: Date,
): Promise<'decided' | 'unknown' | OrderState> =>
  decide(
    db,
    number,
    verdict,
    {
      isOfWork: ({ kind }) => sources[kind].isDecidedByWork === true && ofWork.includes(verdict.decision),
      keptOf: (tx, order) => keptOf(sources, tx, order),
    },
    now,
  )

/** The module that decides over the work sets the sum of a partial refund. */
const partTerms: Terms = { isOfWork: () => false, keptOf: async () => 0 }

/** Applies a partial refund. */
export const decidePartRefund = (
  db: Db,
  number: string,
  { reason, by }: Pick<Verdict, 'reason' | 'by'>,
  now: Date,
): Promise<'decided' | 'unknown' | OrderState> =>
  decide(db, number, { decision: 'refundPart', reason, by }, partTerms, now)

/** Deletes orders last changed before a given time; purchases stay as long as the account of their buyer. */
export const deleteOldOrders = async (db: Db, before: Date): Promise<void> => {
  const isClosed = notInArray(orders.state, ['paid', 'fulfilled', 'refunding'])
  await deleteInBatches(
    db,
    orders,
    and(
      lt(orders.changedAt, before),
      or(isClosed, and(isNull(orders.userId), eq(orders.state, 'fulfilled'))),
    ),
  )
}
