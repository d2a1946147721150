import type { RateSurcharge } from '@chuhai/contract/logistics'
import { describe, expect, it } from 'vitest'
import { lineDouble } from '../../testing/logistics'
import {
  bracketWords,
  conditionText,
  limitTerms,
  placeText,
  surchargePriceText,
  weighingWords,
} from './rate-words'

const { table } = lineDouble
const now = Date.parse('2026-11-28T02:00:00Z')
const names = new Map([
  ['freight', '运费'],
  ['remote', '偏远附加费'],
])
const surcharge = (change: Partial<RateSurcharge> = {}): RateSurcharge => ({
  key: 'any',
  name: { 'zh-CN': '附加费', en: 'Surcharge' },
  per: 'parcel',
  price: { by: 'sum', amount: 3000 },
  minimum: 0,
  when: {
    places: [],
    goodsKinds: [],
    placedAs: null,
    isResidence: false,
    overGrams: null,
    overLongestMm: null,
    overSecondMm: null,
    overSumMm: null,
    overGirthMm: null,
    from: null,
    until: null,
  },
  ...change,
})
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  [{ country: 'US', from: null, to: null }, '美国'],
  [{ country: 'US', from: '995', to: '999' }, '美国 995–999'],
  [{ country: 'FR', from: '20', to: '20' }, '法国 20'],
] as const)('%j is %s', (place, text) => {
  expect(placeText(place, 'zh-CN')).toBe(text)
})

describe('a bracket', () => {
  it('is paid by the kilogram, with a sum for each parcel or shipment', () => {
    const price = { by: 'kilo', fixed: 2000, perKg: 4250 } as const
    const words = bracketWords({ uptoGrams: 2000, price }, 0, 'parcel', 'zh-CN')
    expect([plain(words.weights), words.price]).toEqual(['0–2 kg', '¥20/件 + ¥42.50/kg'])
    const free = { by: 'kilo', fixed: 0, perKg: 4200 } as const
    expect(bracketWords({ uptoGrams: 5000, price: free }, 2000, 'shipment', 'zh-CN').price).toBe('¥42/kg')
  })

  it('is paid by first and further weight', () => {
    const price = { by: 'step', firstGrams: 500, first: 12_000, furtherGrams: 500, further: 3500 } as const
    expect(plain(bracketWords({ uptoGrams: 20_000, price }, 0, 'shipment', 'zh-CN').price)).toBe(
      '首重 0.5 kg ¥120，续重每 0.5 kg ¥35',
    )
  })
})

describe('the weight that counts', () => {
  it('is told with its divisor, rounding, steps and least weight', () => {
    expect(weighingWords(table, 'zh-CN').map(plain)).toEqual([
      '体积重＝长×宽×高（厘米）÷6000，与实重相比，按较重的计费。',
      '算体积以前，每条边向上进到 1 cm 的整数倍。',
      '21 kg 以内按 0.5 kg 进位，再往上按 1 kg 进位；正好在一档上的不进位。',
      '不足 0.5 kg 的，按 0.5 kg 计费。',
      '每件分别计费。',
    ])
  })

  it('is the real one where volume does not count', () => {
    const bare = { ...table, divisor: null, sideRounding: null, steps: [], leastGrams: 0 }
    expect(weighingWords(bare, 'zh-CN')).toEqual(['只按实重计费，不算体积重。', '每件分别计费。'])
  })
})

describe('a surcharge', () => {
  const priceOf = (change: Partial<RateSurcharge>) =>
    surchargePriceText(surcharge(change), names, now, 'zh-CN')

  it('is a sum, a sum for each kilogram, or a share of what it names', () => {
    expect(priceOf({})).toBe('¥30/件')
    expect(priceOf({ per: 'shipment' })).toBe('¥30/票')
    expect(priceOf({ price: { by: 'kilo', perKg: 250 }, minimum: 4000 })).toBe('¥2.50/kg，最低 ¥40')
    const shares = [{ from: '2026-11-01T00:00:00Z', basisPoints: 1250 }]
    expect(priceOf({ price: { by: 'share', of: ['freight', 'remote'], shares } })).toBe(
      '运费与偏远附加费的 12.5%',
    )
  })

  it('has the share that has begun', () => {
    const shares = [
      { from: '2026-10-31T16:00:00Z', basisPoints: 1300 },
      { from: '2026-11-27T16:00:00Z', basisPoints: 1425 },
      { from: '2026-11-30T16:00:00Z', basisPoints: 1500 },
    ]
    expect(priceOf({ price: { by: 'share', of: ['freight'], shares } })).toBe('运费的 14.25%')
  })

  it('says when it is asked for', () => {
    const { when } = surcharge()
    expect(conditionText(surcharge(), 'zh-CN')).toBe('每一票都收')
    const text = conditionText(
      surcharge({
        when: {
          ...when,
          places: [{ country: 'US', from: '995', to: '999' }],
          goodsKinds: ['batteryInside', 'magnetic'],
          overGrams: 30_000,
          from: '2026-10-31T16:00:00Z',
          until: '2027-01-14T16:00:00Z',
        },
      }),
      'zh-CN',
    )
    expect(plain(text)).toBe(
      '寄往美国 995–999，内置电池或带磁，单件超过 30 kg，2026-11-01 起，到 2027-01-15 以前',
    )
  })
})

it('limits that are not set are left out', () => {
  expect(limitTerms({ ...table.limits, secondMm: null }, 'zh-CN').map(([term]) => term)).toEqual([
    '单件重量',
    '最长边',
    '三边之和',
    '一票件数',
  ])
})
