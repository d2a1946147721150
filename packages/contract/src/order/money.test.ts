import { describe, expect, it } from 'vitest'
import { type MoneyState, moneyStateOf, type OrderBooks, orderSumsOf } from './money'

const amount = 19_900

describe('the money of an order of 199 yuan', () => {
  it.each<[received: number, returned: number, MoneyState]>([
    [0, 0, 'none'],
    [100, 0, 'part'],
    [19_900, 0, 'paid'],
    [39_800, 0, 'over'],
    [39_800, 19_900, 'paid'],
    [39_800, 28, 'over'],
    [19_900, 28, 'partlyRefunded'],
    [39_800, 19_928, 'partlyRefunded'],
    [19_900, 19_900, 'refunded'],
    [39_800, 39_800, 'refunded'],
  ])('of which %i fen were received and %i returned is %s', (received, returned, state) => {
    expect(moneyStateOf({ amount, received, returned })).toBe(state)
  })

  it('is none where the order is free', () => {
    expect(moneyStateOf({ amount: 0, received: 0, returned: 0 })).toBe('none')
  })
})

describe('the sums of an order of 199 yuan', () => {
  const paid: OrderBooks = {
    amount,
    state: 'paid',
    isPaid: true,
    isRefundAccepted: false,
    kept: 0,
    returned: 0,
    promised: 0,
  }

  it.each<[string, Partial<OrderBooks>, paid: number, refunded: number, refunding: number, left: number]>([
    ['that is not paid', { state: 'awaitingPayment', isPaid: false }, 0, 0, 0, 0],
    ['that is paid', {}, 19_900, 0, 0, 19_900],
    ['of which part is on its way back', { promised: 28 }, 19_900, 0, 28, 19_900],
    ['of which part has come back', { returned: 28, promised: 28 }, 19_900, 28, 0, 19_872],
    [
      'of which all that is left is on its way back',
      { state: 'refunding', isRefundAccepted: true, returned: 28, promised: 28 },
      19_900,
      28,
      19_872,
      19_872,
    ],
    [
      'that was returned by other means',
      { state: 'refunded', isRefundAccepted: true, returned: 28, promised: 19_900 },
      19_900,
      19_900,
      0,
      0,
    ],
    [
      'of which a share is on its way back',
      { state: 'refunding', isRefundAccepted: true, kept: 9_950, returned: 28, promised: 28 },
      19_900,
      28,
      9_922,
      19_872,
    ],
    [
      'of which a share has come back',
      { state: 'refunded', isRefundAccepted: true, kept: 9_950, returned: 9_950, promised: 9_950 },
      19_900,
      9_950,
      0,
      9_950,
    ],
  ])('%s agree', (_, books, ...[received, refunded, refunding, left]) => {
    expect(orderSumsOf({ ...paid, ...books })).toEqual({ amount, paid: received, refunded, refunding, left })
  })
})
