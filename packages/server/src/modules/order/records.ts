import type { Order, OrderAction, OrderCard } from '@chuhai/contract/order'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { findRefunds, noRefunds, type Refunds, sumsOf } from './money'
import { refundDeadline, refundTable } from './refunds'
import { type OrderRow, orderAt, type StepRow, type Taken } from './steps'
import { orderSteps, orders } from './tables'

/** An order with what goes back of it. */
type Found = Taken & { refunds: Refunds }

/** Returns an order with its steps as it is now; null where there is none, or none of the given user. */
export const findOrder = async (
  db: Db,
  number: string,
  now: Date,
  userId?: number,
): Promise<(Found & { stored: OrderRow }) | null> => {
  const isOwn = userId === undefined ? undefined : eq(orders.userId, userId)
  const [[stored], steps, refunds] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(and(eq(orders.number, number), isOwn)),
    db.select().from(orderSteps).where(eq(orderSteps.number, number)).orderBy(asc(orderSteps.step)),
    findRefunds(db, [number]),
  ])
  if (!stored) return null
  const current = orderAt(stored, now)
  // A step taken between the reads is left to the next one.
  return {
    stored,
    order: current.order,
    steps: [...steps.slice(0, stored.step), ...current.steps],
    refunds: refunds.get(number) ?? noRefunds,
  }
}

/** Returns an order of a user; another user's is not found. */
export const requireOrder = async (
  db: Db,
  number: string,
  { userId, now }: { userId: number; now: Date },
) => {
  const found = await findOrder(db, number, now, userId)
  if (!found) throw new ApiError('NOT_FOUND')
  return found
}

/** Returns the order of a product that a user has or holds; null where there is none. */
export const findHeldOrder = async (
  db: Db,
  { kind, productId, userId }: Pick<OrderRow, 'kind' | 'productId'> & { userId: number },
  now: Date,
): Promise<OrderRow | null> => {
  const own = and(eq(orders.userId, userId), eq(orders.kind, kind), eq(orders.productId, productId))
  const [stored] = await db
    .select()
    .from(orders)
    .where(and(own, eq(orders.isHeld, true)))
  const order = stored && orderAt(stored, now).order
  return order?.isHeld ? order : null
}

const actionsOf = (order: OrderRow, refundBefore: Date | null, now: Date): OrderAction[] => {
  if (order.state === 'awaitingPayment') return ['pay', 'cancel']
  const isPaid = order.state === 'paid' || order.state === 'fulfilled'
  return isPaid && refundBefore && now <= refundBefore ? ['requestRefund'] : []
}

export const presentCard = (row: OrderRow, refunds: Refunds, now: Date): OrderCard => {
  const { order } = orderAt(row, now)
  return {
    number: order.number,
    state: order.state,
    product: { kind: order.kind, id: order.productId, name: order.product.name },
    ...sumsOf(order, refunds),
    createdAt: order.createdAt.toISOString(),
    payBefore: order.state === 'awaitingPayment' ? order.payBefore.toISOString() : null,
  }
}

const presentStep = ({ action, state, at, reason }: StepRow) => ({
  action,
  state,
  at: at.toISOString(),
  reason,
})

/** Returns an order for its buyer; who decided stays with the operators. */
export const presentOrder = ({ order, steps, refunds }: Found, now: Date): Order => {
  const deadline = refundDeadline(order)
  const actions = actionsOf(order, deadline, now)
  const isRefundable = actions.includes('requestRefund')
  return {
    ...presentCard(order, refunds, now),
    product: order.product,
    termsVersion: order.termsVersion,
    invoice: order.invoice,
    paidAt: order.paidAt?.toISOString() ?? null,
    paymentNumber: order.paymentNumber,
    refundBefore: (isRefundable && deadline?.toISOString()) || null,
    refundTable: isRefundable ? refundTable(order.amount - refunds.promised, deadline, now) : [],
    refundAccepted: order.isRefundAccepted,
    history: steps.map(presentStep),
    actions,
    now: now.toISOString(),
  }
}
