import { describe, expect, it } from 'vitest'
import { fenOf, priceText, yuanOf } from './money'

describe('money', () => {
  it.each([
    ['0.01', 1],
    ['199', 19_900],
    ['199.5', 19_950],
    ['-2980.00', -298_000],
  ])('of %s yuan is read as %i fen', (yuan, fen) => {
    expect(fenOf(yuan)).toBe(fen)
  })

  it.each(['', '1.234', '1e3', '１', '1,000.00', 'NaN'])('is not what %j says', (text) => {
    expect(fenOf(text)).toBeNull()
  })

  it('is written as yuan without rounding', () => {
    for (const fen of [1, 29, 19_900, 115, 99_999_999, -50]) expect(fenOf(yuanOf(fen))).toBe(fen)
  })

  it.each([
    [0, '0.00', '¥0'],
    [1, '0.01', '¥0.01'],
    [3990, '39.90', '¥39.90'],
    [39_900, '399.00', '¥399'],
    [398_000, '3980.00', '¥3,980'],
    [123_456_789, '1234567.89', '¥1,234,567.89'],
  ])('of %i fen is %s in a table and %s on a page', (fen, yuan, price) => {
    expect(yuanOf(fen)).toBe(yuan)
    expect(priceText(fen)).toBe(price)
  })
})
