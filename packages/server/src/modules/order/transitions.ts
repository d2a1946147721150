import type { OrderAction, OrderState } from '@chuhai/contract/order'

/** `time` acts in any call that comes after a limit; `provider` is the one of payments. */
export const orderActors = ['buyer', 'provider', 'operator', 'time'] as const
export type OrderActor = (typeof orderActors)[number]

export interface Transition {
  to: OrderState
  /** Who may make it. */
  by: readonly OrderActor[]
  /** What becomes of the place; it stays as it was where nothing is said. */
  place?: 'taken' | 'freed'
  /** Whether the refund of the order must be accepted before, or must not be. */
  needs?: 'accepted' | 'undecided'
  /** Whether it accepts the refund of the order, which nothing takes back. */
  acceptsRefund?: true
  /** What the operator's systems and the buyer are told. */
  message?: 'order.paid' | 'order.refunded'
}

const taken = { place: 'taken' } as const
const freed = { place: 'freed' } as const
const operator = { by: ['operator'] } as const
const provider = { by: ['provider'] } as const
const cancel: Transition = { to: 'cancelled', by: ['buyer', 'operator'] }
const expire: Transition = { to: 'expired', by: ['time'] }
/** Its money goes back without a request. */
const payLate: Transition = { to: 'refunding', ...provider, acceptsRefund: true }
const requestRefund: Transition = { to: 'refunding', by: ['buyer', 'operator'] }
/** What is paid a second time goes back, and changes nothing else. */
const paySurplus = (to: OrderState): Transition => ({ to, ...provider })
/** Who gets part of the money back keeps what they have bought. */
const refundPart = (to: OrderState): Transition => ({ to, ...operator, needs: 'undecided' })

/** Every transition of an order: from which state, by which action, to which one, who may make it, and what it does. */
export const transitions: Record<OrderState | 'none', Partial<Record<OrderAction, Transition>>> = {
  none: { create: { to: 'created', by: ['buyer'] } },
  created: {
    submit: { to: 'awaitingPayment', by: ['buyer'], ...taken },
    // What is free is paid without waiting.
    pay: { to: 'paid', by: ['buyer'], ...taken, message: 'order.paid' },
    cancel,
    expire,
  },
  awaitingPayment: {
    pay: { to: 'paid', ...provider, message: 'order.paid' },
    cancel: { ...cancel, ...freed },
    expire: { ...expire, ...freed },
  },
  paid: {
    fulfil: { to: 'fulfilled', by: ['time', 'operator'] },
    requestRefund,
    refundPart: refundPart('paid'),
    paySurplus: paySurplus('paid'),
  },
  fulfilled: {
    requestRefund,
    refundPart: refundPart('fulfilled'),
    paySurplus: paySurplus('fulfilled'),
  },
  cancelled: { pay: payLate },
  // What is paid late is accepted where a place is left, and returned where it is somebody else's by now.
  expired: { reopen: { to: 'awaitingPayment', ...provider, ...taken }, pay: payLate },
  // The money is on its way once the refund is accepted; a refused one leaves the order as it was.
  refunding: {
    acceptRefund: { to: 'refunding', ...operator, needs: 'undecided', acceptsRefund: true },
    refuseRefund: { to: 'paid', ...operator, needs: 'undecided' },
    refundPart: refundPart('paid'),
    // An operator has returned it by other means, or it was free.
    refund: {
      to: 'refunded',
      by: ['provider', 'operator'],
      needs: 'accepted',
      ...freed,
      message: 'order.refunded',
    },
    paySurplus: paySurplus('refunding'),
  },
  refunded: { paySurplus: paySurplus('refunded') },
}
