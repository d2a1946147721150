import type { Parcel, RateTable } from '@chuhai/contract/logistics'
import { describe, expect, it } from 'vitest'
import { requestOf, seededTable, smallTable } from '../../../testing/rates'
import { bracketOf, fallsOf } from './bracket'
import { cheaperThan } from './cheaper/cheaper'
import { refusalsOf } from './limits'
import { isAt, zoneOf } from './places'
import { priceOfRequest } from './price'
import { upToStep } from './round'
import { roundedSides, sidesOf, volumeGrams } from './sides'
import { shareAt } from './surcharges'
import { unitsOf } from './units'

const at = new Date('2026-11-28T04:00:00Z')

const box = (grams: number, [lengthMm, widthMm, heightMm] = [100, 100, 100]): Parcel => ({
  grams,
  lengthMm: lengthMm ?? 1,
  widthMm: widthMm ?? 1,
  heightMm: heightMm ?? 1,
})

describe('a step', () => {
  it.each([
    [500, 500],
    [501, 1000],
    [499, 500],
    [1, 500],
  ])('makes %i grams %i', (grams, counted) => {
    expect(upToStep(grams, 500)).toBe(counted)
  })

  it('changes with the weight, and the weight on the border keeps the smaller one', () => {
    const steps = [
      { uptoGrams: 20_000, grams: 500 },
      { uptoGrams: null, grams: 1000 },
    ]
    const counted = (grams: number) => unitsOf(smallTable({ steps }), [box(grams)])[0]?.grams
    expect([19_501, 20_000, 20_001, 21_001].map(counted)).toEqual([20_000, 20_000, 21_000, 22_000])
  })
})

describe('the sides', () => {
  it.each([
    ['up', 301, 310],
    ['up', 300, 300],
    ['nearest', 304, 300],
    ['nearest', 305, 310],
    ['nearest', 3, 10],
  ] as const)('rounded %s make %i mm %i mm', (how, side, rounded) => {
    const sides = roundedSides([side, side, side], { toMm: 10, how })
    expect(sides).toEqual([rounded, rounded, rounded])
  })

  it('make a volume weight of which the begun gram counts', () => {
    expect(volumeGrams([400, 300, 100], 5000)).toBe(2400)
    expect(volumeGrams([401, 300, 100], 5000)).toBe(2406)
    expect(volumeGrams([10, 10, 10], 6000)).toBe(1)
  })

  it('are told apart by their length alone', () => {
    expect(sidesOf({ grams: 1, lengthMm: 20, widthMm: 50, heightMm: 50 })).toEqual([50, 50, 20])
  })
})

describe('a bracket', () => {
  const brackets = [
    { uptoGrams: 450, price: { by: 'kilo' as const, fixed: 100, perKg: 9000 } },
    { uptoGrams: 2000, price: { by: 'kilo' as const, fixed: 0, perKg: 8000 } },
  ]

  it('holds its end', () => {
    expect(bracketOf(brackets, 450)?.uptoGrams).toBe(450)
    expect(bracketOf(brackets, 451)?.uptoGrams).toBe(2000)
    expect(bracketOf(brackets, 2001)).toBeNull()
  })

  it('may cost less than the one before it, which is found', () => {
    expect(fallsOf(brackets)).toEqual([450])
  })
})

describe('a destination', () => {
  const table = seededTable(3)

  it('is in the zone of its postcode before that of its country', () => {
    expect(zoneOf(table.zones, { country: 'US', postcode: '94016' })?.key).toBe('us-1')
    expect(zoneOf(table.zones, { country: 'US', postcode: '10001' })?.key).toBe('us-2')
    expect(zoneOf(table.zones, { country: 'DE', postcode: '10115' })).toBeNull()
  })

  it('is compared by as many characters as the range has, letters included', () => {
    const range = { country: 'GB' as const, from: 'BT', to: 'BT' }
    expect(isAt(range, { country: 'GB', postcode: 'BT11AA' })).toBe(true)
    expect(isAt(range, { country: 'GB', postcode: 'B11AA' })).toBe(false)
    expect(isAt(range, { country: 'GB', postcode: 'B' })).toBe(false)
  })
})

describe('a limit', () => {
  const limits: RateTable['limits'] = {
    ...smallTable().limits,
    parcels: 2,
    longestMm: 600,
    secondMm: 400,
    sumMm: 900,
    girthMm: 1400,
  }
  const table = smallTable({ limits })
  const destination = { country: 'DE' as const, postcode: '10115' }
  const reasons = (parcels: Parcel[], given: Parameters<typeof requestOf>[0] = {}) =>
    refusalsOf(table, requestOf({ destination, parcels, ...given })).map(({ reason }) => reason)

  it('takes what is as large as it is', () => {
    expect(reasons([box(2000, [600, 200, 100])])).toEqual([])
    expect(reasons([box(2000, [400, 400, 100])])).toEqual([])
  })

  it.each([
    ['weight', box(2001)],
    ['longest', box(1, [601, 10, 10])],
    ['second', box(1, [401, 401, 10])],
    ['sum', box(1, [600, 300, 1])],
    ['girth', box(1, [501, 250, 200])],
  ])('of the %s refuses what is above it', (reason, parcel) => {
    expect(reasons([parcel])).toContain(reason)
  })

  it('is told for every parcel and everything else that is not taken', () => {
    expect(reasons([box(2001), box(1), box(2500)], { goodsKind: 'liquid' })).toEqual([
      'goods',
      'parcels',
      'weight',
      'weight',
    ])
    expect(reasons([box(1)], { destination: { country: 'FR', postcode: '75001' } })).toEqual(['destination'])
  })

  it('is also the end of the prices: a volume beyond it costs nothing that is known', () => {
    const heavy = smallTable({ divisor: 5000 })
    const parcels = [box(1000, [500, 400, 100])]
    const { amount, refusals } = priceOfRequest(heavy, requestOf({ destination, parcels }), at)
    expect(amount).toBeNull()
    expect(refusals).toEqual([{ reason: 'countedWeight', parcel: 1, is: 4000, max: 2000 }])
  })
})

describe('a percentage', () => {
  const shares = [
    { from: '2026-01-01T00:00:00+08:00', basisPoints: 1000 },
    { from: '2026-11-30T00:00:00+08:00', basisPoints: 1850 },
  ]

  it('counts from its instant in Beijing on', () => {
    expect(shareAt(shares, new Date('2026-11-29T15:59:59Z'))).toBe(1000)
    expect(shareAt(shares, new Date('2026-11-29T16:00:00Z'))).toBe(1850)
    expect(shareAt(shares, new Date('2025-12-31T15:59:59Z'))).toBe(0)
  })
})

describe('a cheaper neighbour', () => {
  const neighbour = (id: number, given: Parameters<typeof requestOf>[0]) => {
    const [table, request] = [seededTable(id), requestOf(given)]
    return cheaperThan({ table, request, at, price: priceOfRequest(table, request, at) })
  }

  it('is the next bracket, where a kilogram costs less there', () => {
    expect(neighbour(1, { parcels: [box(19_900)] })).toMatchObject({
      way: 'heavier',
      words: { 'zh-CN': '包裹按 21 kg 计费', en: 'Have the parcel paid as 21 kg' },
    })
  })

  it('is a lighter parcel, where little is above a step', () => {
    expect(neighbour(2, { parcels: [box(2030)] })).toMatchObject({
      way: 'lighter',
      words: { 'zh-CN': '包裹减轻 0.03 kg' },
      saves: 2500 + 450,
    })
  })

  it('is a lighter parcel down to the least weight, and by the gram only at the end of a bracket', () => {
    const lighterBy = (table: RateTable, grams: number) => {
      const request = requestOf({ destination: { country: 'DE', postcode: '10115' }, parcels: [box(grams)] })
      const found = cheaperThan({ table, request, at, price: priceOfRequest(table, request, at) })
      return found?.words['zh-CN'] ?? null
    }
    const steps = [{ uptoGrams: null, grams: 500 }]
    expect(lighterBy(smallTable({ steps, leastGrams: 500 }), 520)).toBe('包裹减轻 0.02 kg')
    expect(lighterBy(smallTable(), 520)).toBeNull()
    const [zone] = smallTable().zones
    const brackets = [
      { uptoGrams: 500, price: { by: 'kilo' as const, fixed: 0, perKg: 6000 } },
      { uptoGrams: 2000, price: { by: 'kilo' as const, fixed: 1000, perKg: 6000 } },
    ]
    expect(lighterBy(smallTable({ zones: zone ? [{ ...zone, brackets }] : [] }), 520)).toBe(
      '包裹减轻 0.02 kg',
    )
  })

  it('is a smaller parcel, where its volume counts', () => {
    expect(neighbour(2, { parcels: [box(500, [310, 200, 165])] })).toMatchObject({
      way: 'smaller',
      words: { 'zh-CN': '包裹的最长边缩短 2 cm' },
    })
  })

  it('is one box for several parcels, where each one costs a first weight', () => {
    expect(neighbour(2, { parcels: [box(300), box(300), box(300)] })).toMatchObject({ way: 'together' })
  })

  it('is not told of where nothing is near', () => {
    expect(neighbour(2, { parcels: [box(1500)] })).toBeNull()
  })
})
