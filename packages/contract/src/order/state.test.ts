import { expect, it } from 'vitest'
import { type OrderState, orderStates, orderWordOf } from './state'

it('an order of which money has come back is partly refunded for as long as it is its buyer’s', () => {
  const words = (refunded: number) => orderStates.map((state) => orderWordOf({ state, refunded }))
  expect(words(0)).toEqual(orderStates)
  const isOwned = (state: OrderState) => state === 'paid' || state === 'fulfilled'
  expect(words(1)).toEqual(orderStates.map((state) => (isOwned(state) ? 'partlyRefunded' : state)))
})
