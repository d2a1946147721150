import type { Order, OrderAction, OrderCard } from '@chuhai/contract/order'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { findAccounts } from '../user/service'
import { findInvoices, type InvoiceRow, invoicesOf } from './invoices/documents'
import { findRefunds, noRefunds, type Refunds, sumsOf } from './money'
import type { ProductSources } from './product-source'
import { isReadableBy } from './readers'
import { type Refundable, refundableOf, refundShare, refundTable } from './refunds'
import { type OrderRow, orderAt, type StepRow, type Taken } from './steps'
import { orderSteps, orders } from './tables'

/** An order with what goes back of it, and its invoices. */
type Found = Taken & { refunds: Refunds; invoices: readonly InvoiceRow[] }

/** Returns an order with its steps as it is now; null where there is none, or none that a condition lets through. */
export const findOrder = async (
  db: Db,
  number: string,
  now: Date,
  isReadable?: SQL,
): Promise<(Found & { stored: OrderRow }) | null> => {
  const [[stored], steps, refunds, invoices] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(and(eq(orders.number, number), isReadable)),
    db.select().from(orderSteps).where(eq(orderSteps.number, number)).orderBy(asc(orderSteps.step)),
    findRefunds(db, [number]),
    findInvoices(db, [number]),
  ])
  if (!stored) return null
  const current = orderAt(stored, now)
  // A step taken between the reads is left to the next one.
  return {
    stored,
    order: current.order,
    steps: [...steps.slice(0, stored.step), ...current.steps],
    refunds: refunds.get(number) ?? noRefunds,
    invoices: invoices.get(number) ?? [],
  }
}

/** Returns an order of a user; another user's is not found. */
export const requireOrder = async (
  db: Db,
  number: string,
  { userId, now }: { userId: number; now: Date },
) => {
  const found = await findOrder(db, number, now, eq(orders.userId, userId))
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

/** Returns a user's orders of a kind whose product is theirs or held for them. */
export const listHeld = async (
  db: Db,
  userId: number,
  kind: OrderRow['kind'],
  now: Date,
): Promise<OrderRow[]> => {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.kind, kind), eq(orders.isHeld, true)))
  return rows.map((row) => orderAt(row, now).order).filter(({ isHeld }) => isHeld)
}

/** Returns the buyers' names of orders that are of others than the caller, by their numbers. */
export const findBuyers = async (
  found: readonly Pick<OrderRow, 'number' | 'userId'>[],
  { db, userId: self }: UserCall,
): Promise<Map<string, string>> => {
  const others = found.filter(({ userId }) => userId !== self)
  const ids = others.flatMap(({ userId }) => userId ?? [])
  const accounts = ids.length > 0 ? await findAccounts(db, [...new Set(ids)]) : undefined
  return new Map(
    others.map(({ number, userId }) => [number, (userId && accounts?.get(userId)?.userName) || '']),
  )
}

/** Returns an order for who may read it: its buyer, who may also act, or somebody of its organisation. */
export const readOrder = async (sources: ProductSources, number: string, call: UserCall): Promise<Order> => {
  const found = await findOrder(call.db, number, call.now, isReadableBy(call))
  if (!found) throw new ApiError('NOT_FOUND')
  const shown = presentOrder(found, await refundShare(sources, call.db, found.order), call.now)
  const buyer = (await findBuyers([found.stored], call)).get(number)
  return buyer === undefined
    ? shown
    : { ...shown, buyer, actions: [], payBefore: null, refundBefore: null, refundTable: [] }
}

const actionsOf = (order: OrderRow, refundable: Refundable | null): OrderAction[] => {
  if (order.state === 'awaitingPayment') return ['pay', 'cancel']
  const isPaid = order.state === 'paid' || order.state === 'fulfilled'
  return isPaid && refundable ? ['requestRefund'] : []
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

/** Returns an order for its buyer, with what `refundShare` leaves to them; who decided stays with the operators. */
export const presentOrder = ({ order, steps, refunds, invoices }: Found, share: number, now: Date): Order => {
  const refundable = refundableOf(order, { share, promised: refunds.promised, now })
  const actions = actionsOf(order, refundable)
  const isRefundable = actions.includes('requestRefund')
  return {
    ...presentCard(order, refunds, now),
    product: order.product,
    termsVersion: order.termsVersion,
    invoice: order.invoice,
    invoices: invoicesOf(order, sumsOf(order, refunds), invoices),
    paidAt: order.paidAt?.toISOString() ?? null,
    paymentNumber: order.paymentNumber,
    refundBefore: (isRefundable && refundable?.until?.toISOString()) || null,
    refundTable: isRefundable ? refundTable(order.amount, refundable) : [],
    refundAccepted: order.isRefundAccepted,
    history: steps.map(presentStep),
    actions,
    now: now.toISOString(),
  }
}
