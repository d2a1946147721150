import { describe, expect, it } from 'vitest'
import { type MoneyState, moneyStateOf } from './money'

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
