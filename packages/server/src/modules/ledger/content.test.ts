import { marketCategories } from '@chuhai/contract/market'
import { describe, expect, it } from 'vitest'
import { commissionContent } from './content'
import { boundsOf, monthOf, monthsBetween } from './months'

const from = '2026-01-01'
const all = marketCategories.map((category) => ({ category, from, percent: 8 }))

describe('the commission', () => {
  it('is set for every category from the first day on', () => {
    expect(commissionContent.check?.(all, async () => [])).toEqual([])
    expect(commissionContent.check?.(all.slice(1), async () => [])).toEqual([
      expect.objectContaining({ message: `${marketCategories[0]} needs a commission from ${from} on` }),
    ])
  })

  it.each([
    ['three decimals', { percent: 8.125 }],
    ['more than half', { percent: 51 }],
    ['no day', { from: '2026-02-30' }],
    ['an unknown category', { category: '占卜' }],
  ])('is refused with %s', (_, change) => {
    expect(() => commissionContent.format.decode({ ...all[0], ...change })).toThrow()
  })
})

describe('a month', () => {
  it('begins and ends at midnight in China, also at the end of a year', () => {
    expect(boundsOf('2026-12')).toEqual({
      from: new Date('2026-11-30T16:00:00Z'),
      to: new Date('2026-12-31T16:00:00Z'),
    })
    expect(monthOf(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01')
    expect(monthsBetween('2026-11', '2027-01')).toEqual(['2027-01', '2026-12', '2026-11'])
  })
})
