import { type OrderAction, type OrderState, orderStateAfter } from '@chuhai/contract/order'
import { type Write, write } from '../../database/write-rows'
import { message } from '../../outbox/message'
import { orderSteps, type orders } from './tables'

export type OrderRow = typeof orders.$inferSelect
export type StepRow = typeof orderSteps.$inferSelect

/** Who did it, when and why. */
export interface Note {
  at: Date
  by?: string
  reason?: string | null
  paymentNumber?: string | null
}

/** A refund is accepted or refused once, and carried out only after it was accepted. */
const isRefundInOrder = ({ isRefundAccepted }: OrderRow, action: OrderAction): boolean =>
  action === 'refund'
    ? isRefundAccepted
    : !isRefundAccepted || !['acceptRefund', 'refuseRefund', 'refundPart'].includes(action)

const isHeldIn = (state: OrderState, before: OrderRow): boolean => {
  if (state === 'refunding') return before.isHeld
  return state === 'awaitingPayment' || state === 'paid' || state === 'fulfilled'
}

const stepAfter = (order: OrderRow, action: OrderAction, note: Note): StepRow | null => {
  const state = action === 'create' && order.step === 0 ? 'created' : orderStateAfter(order.state, action)
  if (!state || !isRefundInOrder(order, action)) return null
  return {
    number: order.number,
    step: order.step + 1,
    action,
    state,
    isHeld: isHeldIn(state, order),
    // What is paid too late goes back without a request; a second payment leaves the first as it is.
    isRefundAccepted:
      action === 'acceptRefund' ||
      action === 'refund' ||
      (action === 'pay' && state === 'refunding') ||
      (action === 'paySurplus' && order.isRefundAccepted),
    paymentNumber: note.paymentNumber ?? null,
    by: note.by ?? '',
    reason: note.reason ?? null,
    at: note.at,
  }
}

/** An order after some steps. */
export interface Taken {
  order: OrderRow
  steps: StepRow[]
}

/** Returns the order after some actions, one after the other; null where one of them is not possible. */
export const takeSteps = (order: OrderRow, actions: readonly OrderAction[], note: Note): Taken | null => {
  const taken: Taken = { order, steps: [] }
  for (const action of actions) {
    const step = stepAfter(taken.order, action, note)
    if (!step) return null
    const { number: _number, action: _action, by: _by, reason: _reason, paymentNumber, at, ...current } = step
    const payment = action === 'pay' ? { paidAt: at, paymentNumber } : {}
    taken.order = { ...taken.order, ...current, ...payment, changedAt: at }
    taken.steps.push(step)
  }
  return taken
}

const isOver = ({ state, payBefore }: OrderRow, now: Date): boolean =>
  (state === 'created' || state === 'awaitingPayment') && payBefore <= now

/** Returns the order as it is at a time: one that was not paid in time is expired, also before a sweep has written that. */
export const orderAt = (order: OrderRow, now: Date): Taken =>
  (isOver(order, now) && takeSteps(order, ['expire'], { at: order.payBefore })) || { order, steps: [] }

/** The actions of a payment: what has nothing to wait for is fulfilled at once. */
export const paymentActions = ({ fulfilAfter }: OrderRow, now: Date): OrderAction[] =>
  fulfilAfter === null || fulfilAfter <= now ? ['pay', 'fulfil'] : ['pay']

const announced = (order: OrderRow, { action, state, at }: StepRow): Write[] => {
  const type =
    action === 'refund' ? 'order.refunded' : state === 'paid' && action === 'pay' ? 'order.paid' : null
  if (!type) return []
  const { number, kind, productId, product, amount } = order
  return [
    message({ type, data: { number, product: { kind, id: productId, name: product.name }, amount } }, at),
  ]
}

/** The rows of steps, with the messages for the operator's systems. */
export const writesOf = ({ order, steps }: Taken): Write[] =>
  steps.flatMap((step) => [write(orderSteps, step), ...announced(order, step)])

/** The constraint that refuses a second step from one state. */
export const stepConstraint = 'order_step_number'
