import { describe, expect, it } from 'vitest'
import {
  type OrderAction,
  type OrderState,
  orderActions,
  orderStateAfter,
  orderStates,
  orderWordOf,
} from './state'

const allowed: [OrderState, OrderAction, OrderState][] = [
  ['created', 'submit', 'awaitingPayment'],
  ['created', 'pay', 'paid'],
  ['created', 'cancel', 'cancelled'],
  ['created', 'expire', 'expired'],
  ['awaitingPayment', 'pay', 'paid'],
  ['awaitingPayment', 'cancel', 'cancelled'],
  ['awaitingPayment', 'expire', 'expired'],
  ['paid', 'fulfil', 'fulfilled'],
  ['paid', 'requestRefund', 'refunding'],
  ['fulfilled', 'requestRefund', 'refunding'],
  ['cancelled', 'pay', 'refunding'],
  ['expired', 'pay', 'refunding'],
  ['expired', 'reopen', 'awaitingPayment'],
  ['refunding', 'acceptRefund', 'refunding'],
  ['refunding', 'refuseRefund', 'paid'],
  ['refunding', 'refund', 'refunded'],
  ['paid', 'refundPart', 'paid'],
  ['fulfilled', 'refundPart', 'fulfilled'],
  ['refunding', 'refundPart', 'paid'],
  ['paid', 'paySurplus', 'paid'],
  ['fulfilled', 'paySurplus', 'fulfilled'],
  ['refunding', 'paySurplus', 'refunding'],
  ['refunded', 'paySurplus', 'refunded'],
]

const everything = orderStates.flatMap((state) => orderActions.map((action) => [state, action] as const))
const forbidden = everything.filter(
  ([state, action]) => !allowed.some(([from, by]) => from === state && by === action),
)

describe('an order', () => {
  it.each(allowed)('that is %s is, after %s, %s', (state, action, after) => {
    expect(orderStateAfter(state, action)).toBe(after)
  })

  it('of which money has come back is partly refunded for as long as it is its buyer’s', () => {
    const words = (refunded: number) => orderStates.map((state) => orderWordOf({ state, refunded }))
    expect(words(0)).toEqual(orderStates)
    const isOwned = (state: OrderState) => state === 'paid' || state === 'fulfilled'
    expect(words(1)).toEqual(orderStates.map((state) => (isOwned(state) ? 'partlyRefunded' : state)))
  })

  it.each(forbidden)('that is %s refuses to %s', (state, action) => {
    expect(orderStateAfter(state, action)).toBeNull()
  })
})
