import { priceText } from '@chuhai/contract/money'
import type { OrderAction } from '@chuhai/contract/order'
import { type Write, write } from '../../database/write-rows'
import { tell } from '../../messages/tell'
import { message } from '../../outbox/message'
import { orderFree, orderPaid, orderRefunded, orderRefundRefused, orderShareRefunded } from './messages'
import { noRefunds, type Refunds, sumsOf } from './money'
import { orderSteps, type orders } from './tables'
import { type OrderActor, type Transition, transitions } from './transitions'

export type OrderRow = typeof orders.$inferSelect
export type StepRow = typeof orderSteps.$inferSelect

/** Who did it, when and why. */
export interface Note {
  actor: OrderActor
  at: Date
  /** The name of the operator. */
  by?: string
  reason?: string | null
  paymentNumber?: string | null
  /** What a refund that is asked for leaves with the seller, in fen. */
  kept?: number
}

/** Any call takes the steps that are due by time. */
const mayTake = ({ by }: Transition, actor: OrderActor): boolean => by.includes(actor) || by.includes('time')

const isInOrder = ({ needs }: Transition, { isRefundAccepted }: OrderRow): boolean =>
  needs === undefined || isRefundAccepted === (needs === 'accepted')

const transitionOf = (order: OrderRow, action: OrderAction): Transition | undefined =>
  transitions[order.step === 0 ? 'none' : order.state][action]

const stepAfter = (order: OrderRow, action: OrderAction, note: Note): StepRow | null => {
  const transition = transitionOf(order, action)
  if (!transition || !mayTake(transition, note.actor) || !isInOrder(transition, order)) return null
  const { to, place, acceptsRefund = false } = transition
  return {
    number: order.number,
    step: order.step + 1,
    action,
    state: to,
    isHeld: place ? place === 'taken' : order.isHeld,
    isRefundAccepted: acceptsRefund || order.isRefundAccepted,
    // What was to be kept is forgotten with the request.
    kept:
      action === 'requestRefund'
        ? (note.kept ?? 0)
        : to === 'refunding' || to === 'refunded'
          ? order.kept
          : 0,
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
  (isOver(order, now) && takeSteps(order, ['expire'], { actor: 'time', at: order.payBefore })) || {
    order,
    steps: [],
  }

/** The actions of a payment: what has nothing to wait for is fulfilled at once. */
export const paymentActions = ({ fulfilAfter }: OrderRow, now: Date): OrderAction[] =>
  fulfilAfter === null || fulfilAfter <= now ? ['pay', 'fulfil'] : ['pay']

/** What the operator's systems are told of an order: what was bought, and its sums. */
export const orderMessage = (type: `order.${string}`, order: OrderRow, refunds: Refunds, at: Date): Write => {
  const { number, kind, productId, product } = order
  const data = { number, product: { kind, id: productId, name: product.name }, ...sumsOf(order, refunds) }
  return message({ type, data }, at)
}

/** Returns the messages to the buyer about a step of their order. */
const toldOf = (
  type: Transition['message'],
  order: OrderRow,
  { action, step, reason, at }: StepRow,
): Write[] => {
  const { number, userId, amount, kept, product } = order
  if (userId === null) return []
  const once = `${number}:${step}`
  const values = { number, product: product.name }
  if (action === 'refuseRefund')
    return tell(orderRefundRefused, { userId, once, values: { ...values, reason: reason ?? '' } }, at)
  if (type === 'order.paid')
    return amount === 0
      ? tell(orderFree, { userId, once, values }, at)
      : tell(orderPaid, { userId, once, values: { ...values, amount: priceText(amount) } }, at)
  // Whoever gives back what was free knows of it, and no money comes.
  if (type !== 'order.refunded' || amount === 0) return []
  return kept === 0
    ? tell(orderRefunded, { userId, once, values }, at)
    : tell(
        orderShareRefunded,
        { userId, once, values: { ...values, amount: priceText(amount - kept), kept: priceText(kept) } },
        at,
      )
}

const messagesOf = (order: OrderRow, step: StepRow): Write[] => {
  const made = Object.values(transitions).map((from) => from[step.action])
  const type = made.find((transition) => transition?.to === step.state)?.message
  return [...(type ? [orderMessage(type, order, noRefunds, step.at)] : []), ...toldOf(type, order, step)]
}

/** The rows of steps, with the messages for the operator's systems and the buyer. */
export const writesOf = ({ order, steps }: Taken): Write[] =>
  steps.flatMap((step) => [write(orderSteps, step), ...messagesOf(order, step)])

/** The constraint that refuses a second step from one state. */
export const stepConstraint = 'order_step_number'
