import type { Invoice, Order, OrderAction } from '@chuhai/contract/order'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import type { Effect } from '../../http/submission'
import { presentOrder, requireOrder } from './records'
import { refundDeadline } from './refunds'
import { type Note, stepConstraint, takeSteps, writesOf } from './steps'
import { orders } from './tables'

/** Returns the effect of a buyer's step; of two from one state the second is refused. */
const takeStep = (
  found: Awaited<ReturnType<typeof requireOrder>>,
  action: OrderAction,
  note: Omit<Note, 'actor'>,
): Effect<Order> => {
  const changed = new ApiError('ORDER_STATE_CHANGED')
  const taken = takeSteps(found.order, [action], { ...note, actor: 'buyer' })
  if (!taken) throw changed
  return {
    answer: presentOrder({ ...found, ...taken, steps: [...found.steps, ...taken.steps] }, note.at),
    writes: writesOf(taken),
    refusals: { [stepConstraint]: changed },
  }
}

/** Cancels an order that is not paid, and frees its place. */
export const cancelOrder = async (number: string, call: UserCall): Promise<Effect<Order>> =>
  takeStep(await requireOrder(call.db, number, call), 'cancel', { at: call.now })

/** Asks for a refund, while the terms that the order carries allow it. */
export const requestRefund = async (
  number: string,
  reason: string,
  call: UserCall,
): Promise<Effect<Order>> => {
  const found = await requireOrder(call.db, number, call)
  const effect = takeStep(found, 'requestRefund', { at: call.now, reason })
  const deadline = refundDeadline(found.order)
  if (!deadline) throw new ApiError('ORDER_STATE_CHANGED')
  if (call.now > deadline) throw new ApiError('ORDER_REFUND_LATE')
  return effect
}

/** Saves for whom the invoice of an order that costs something is, unless it is closed. */
export const saveInvoice = async (
  number: string,
  invoice: Invoice | null,
  call: UserCall,
): Promise<Order> => {
  const found = await requireOrder(call.db, number, call)
  const { order } = found
  const isOpen = inArray(orders.state, ['awaitingPayment', 'paid', 'fulfilled'])
  const saved = order.isHeld
    ? await call.db
        .update(orders)
        .set({ invoice })
        .where(and(eq(orders.number, number), eq(orders.userId, call.userId), isOpen, gt(orders.amount, 0)))
        .returning({ number: orders.number })
    : []
  if (saved.length === 0) throw new ApiError('ORDER_STATE_CHANGED')
  return presentOrder({ ...found, order: { ...order, invoice } }, call.now)
}
