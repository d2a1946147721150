import type { Invoice, Order, OrderAction } from '@chuhai/contract/order'
import { and, eq } from 'drizzle-orm'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import type { Effect } from '../../http/submission'
import { invoicesOf } from './invoices/documents'
import { sumsOf } from './money'
import type { ProductSources } from './product-source'
import { presentOrder, requireOrder } from './records'
import { isReturnable, refundableOf, refundShare } from './refunds'
import { type Note, stepConstraint, takeSteps, writesOf } from './steps'
import { orders } from './tables'

/** Returns the effect of a buyer's step; of two from one state the second is refused. */
const takeStep = (
  found: Awaited<ReturnType<typeof requireOrder>>,
  action: OrderAction,
  note: Omit<Note, 'actor'>,
  share: number,
): Effect<Order> => {
  const changed = new ApiError('ORDER_STATE_CHANGED')
  const taken = takeSteps(found.order, [action], { ...note, actor: 'buyer' })
  if (!taken) throw changed
  return {
    answer: presentOrder({ ...found, ...taken, steps: [...found.steps, ...taken.steps] }, share, note.at),
    writes: writesOf(taken),
    refusals: { [stepConstraint]: changed },
  }
}

/** Cancels an order that is not paid, and frees its place. */
export const cancelOrder = async (
  sources: ProductSources,
  number: string,
  call: UserCall,
): Promise<Effect<Order>> => {
  const found = await requireOrder(call.db, number, call)
  return takeStep(found, 'cancel', { at: call.now }, await refundShare(sources, call.db, found.order))
}

/** Asks for a refund, while the terms that the order carries allow it. */
export const requestRefund = async (
  sources: ProductSources,
  { number, reason }: { number: string; reason: string },
  call: UserCall,
): Promise<Effect<Order>> => {
  const { db, now } = call
  const found = await requireOrder(db, number, call)
  const { promised } = found.refunds
  const share = await refundShare(sources, db, found.order)
  const refundable = refundableOf(found.order, { share, promised, now })
  const kept = found.order.amount - promised - (refundable?.amount ?? 0)
  const effect = takeStep(found, 'requestRefund', { at: now, reason, kept }, share)
  if (!isReturnable(found.order)) throw new ApiError('ORDER_STATE_CHANGED')
  if (!refundable) throw new ApiError('ORDER_REFUND_LATE')
  return effect
}

/**
 * Saves the recipient of an order's invoice, unless the order is free or closed, or an invoice is in force: another
 * recipient would not be the one on it.
 */
export const saveInvoice = (
  sources: ProductSources,
  { number, invoice }: { number: string; invoice: Invoice | null },
  call: UserCall,
): Promise<Order> =>
  call.db.transaction(async (tx) => {
    const isOwn = and(eq(orders.number, number), eq(orders.userId, call.userId))
    // The row's lock lets it wait for an invoice that is being recorded.
    await tx.select({ number: orders.number }).from(orders).where(isOwn).for('update')
    const found = await requireOrder(tx, number, call)
    const { order, invoices, refunds } = found
    if (invoicesOf(order, sumsOf(order, refunds), invoices).amount > 0)
      throw new ApiError('ORDER_INVOICE_ISSUED')
    const isOpen = ['awaitingPayment', 'paid', 'fulfilled'].includes(order.state)
    if (!order.isHeld || !isOpen || order.amount === 0) throw new ApiError('ORDER_STATE_CHANGED')
    await tx.update(orders).set({ invoice }).where(isOwn)
    const share = await refundShare(sources, tx, order)
    return presentOrder({ ...found, order: { ...order, invoice } }, share, call.now)
  })
