import { describe, expect, it } from 'vitest'
import { dealTermsOf } from './deal-terms'

const service = {
  serviceId: 7,
  provider: '启航商标',
  content: {
    title: '美国商标注册',
    category: '商标专利' as const,
    packages: [{ key: 'basic', name: '基础版', price: 120_000, days: 5, revisions: 1, contains: ['查询'] }],
    options: [
      { key: 'urgent', name: '加急', price: 50_000, days: 0 },
      { key: 'class', name: '加一类', price: 80_000, days: 2 },
    ],
    asksFor: ['商标图样'],
  },
}

describe('what a selection costs', () => {
  it('is the package as often as it is bought, and each option once', () => {
    const terms = dealTermsOf(service, { packageKey: 'basic', number: 3, options: ['class', 'urgent'] })
    expect(terms?.lines.map(({ name, number, sum }) => [name, number, sum])).toEqual([
      ['基础版', 3, 360_000],
      ['加急', 1, 50_000],
      ['加一类', 1, 80_000],
    ])
    expect(terms).toMatchObject({ amount: 490_000, days: 7, revisions: 1 })
  })

  it('counts an option once that is named twice', () => {
    expect(
      dealTermsOf(service, { packageKey: 'basic', number: 1, options: ['urgent', 'urgent'] })?.amount,
    ).toBe(170_000)
  })

  it.each([
    ['package', { packageKey: 'gold', number: 1, options: [] }],
    ['option', { packageKey: 'basic', number: 1, options: ['gold'] }],
  ])('is unknown for a %s that the service does not have', (_, selection) => {
    expect(dealTermsOf(service, selection)).toBeNull()
  })
})
