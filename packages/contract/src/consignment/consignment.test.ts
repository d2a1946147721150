import { describe, expect, it } from 'vitest'
import { type ConsignmentFees, quoteOf, totalOf } from './quote'
import { canComeAfter, consignmentStages, stagesOf } from './stages'

const fees: ConsignmentFees = {
  from: '2026-01-01',
  perDollar: 3,
  minimum: 60_000,
  extras: [
    { name: '收结汇', price: 20_000 },
    { name: '出口退税', price: 30_000 },
  ],
  refunds: { accepted: 100, checked: 80, released: 0, settled: 0, certified: 0, rebated: 0 },
  days: 90,
}

describe('the sum of a consignment', () => {
  it.each([
    ['below the minimum', 1, 19_999, { unit: 'declaration', count: 1, amount: 60_000 }],
    ['at the minimum', 1, 20_000, { unit: 'declaration', count: 1, amount: 60_000 }],
    ['above the minimum', 1, 20_001, { unit: 'dollar', count: 20_001, amount: 60_003 }],
    ['below the minimum of several', 3, 40_000, { unit: 'declaration', count: 3, amount: 180_000 }],
  ] as const)('%s is of the dollars or of the declarations', (_, shipments, dollars, line) => {
    expect(quoteOf(fees, { shipments, dollars, extras: [] })).toEqual([expect.objectContaining(line)])
  })

  it('has a line for each further service, by the number of declarations', () => {
    const lines = quoteOf(fees, { shipments: 2, dollars: 80_000, extras: ['出口退税', '收结汇'] })
    expect(lines.map(({ name, amount }) => [name, amount])).toEqual([
      ['代理报关与单证', 240_000],
      ['收结汇', 40_000],
      ['出口退税', 60_000],
    ])
    expect(totalOf(lines)).toBe(340_000)
  })
})

describe('the stages of a consignment', () => {
  it('are those of the services that were chosen', () => {
    expect(stagesOf([])).toEqual(['accepted', 'checked', 'released'])
    expect(stagesOf(['出口信用保险'])).toEqual(['accepted', 'checked', 'released'])
    expect(stagesOf(['收结汇', '出口退税'])).toEqual([...consignmentStages])
  })

  it('follow one another, and each can have more to say', () => {
    expect(canComeAfter([], 'accepted', 'checked')).toBe(true)
    expect(canComeAfter([], 'checked', 'checked')).toBe(true)
    expect(canComeAfter([], 'checked', 'accepted')).toBe(false)
    expect(canComeAfter([], 'accepted', 'released')).toBe(false)
    expect(canComeAfter([], 'released', 'settled')).toBe(false)
    expect(canComeAfter(['出口退税'], 'released', 'certified')).toBe(true)
  })
})
