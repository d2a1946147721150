import { goodsKinds, type RateBracket, type RateSurcharge, type RateTable } from '@chuhai/contract/logistics'
import fc from 'fast-check'
import { smallTable } from './rates'

const fen = (max = 50_000) => fc.integer({ min: 0, max })

const price: fc.Arbitrary<RateBracket['price']> = fc.oneof(
  fc.record({ by: fc.constant('kilo' as const), fixed: fen(), perKg: fen() }),
  fc.record({
    by: fc.constant('step' as const),
    firstGrams: fc.integer({ min: 1, max: 2000 }),
    first: fen(),
    furtherGrams: fc.integer({ min: 1, max: 2000 }),
    further: fen(),
  }),
)

/** A chain of prices, of which the last one takes what any table here takes. */
export const chains: fc.Arbitrary<RateBracket[]> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 30_000 }), { maxLength: 5 }),
    fc.array(price, { minLength: 6, maxLength: 6 }),
  )
  .map(([ends, prices]) =>
    [...ends.toSorted((a, b) => a - b), 900_000].flatMap((uptoGrams, index) => {
      const one = prices[index]
      return one ? [{ uptoGrams, price: one }] : []
    }),
  )

/** Two rows, of which the first ends on a multiple of its step; or one, or none. */
const steps: fc.Arbitrary<RateTable['steps']> = fc.oneof(
  fc.constant<RateTable['steps']>([]),
  fc.constantFrom(1, 10, 100, 500, 1000).map((grams): RateTable['steps'] => [{ uptoGrams: null, grams }]),
  fc.constantFrom(10, 100, 500).map((grams): RateTable['steps'] => [
    { uptoGrams: 5000, grams },
    { uptoGrams: null, grams: 2 * grams },
  ]),
)

const moments = ['2026-01-01T00:00:00+08:00', '2026-06-01T00:00:00+08:00', '2026-11-01T08:30:00+08:00']

const over = (max: number) => fc.option(fc.integer({ min: 10, max }))

const always: RateSurcharge['when'] = {
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
}

const conditions: fc.Arbitrary<RateSurcharge['when']> = fc
  .record({
    placedAs: fc.option(fc.constantFrom('dropOff' as const, 'collection' as const)),
    isResidence: fc.boolean(),
    goodsKinds: fc.subarray(['ordinary' as const, 'liquid' as const]),
    places: fc.subarray([
      { country: 'US' as const, from: null, to: null },
      { country: 'US' as const, from: '90', to: '95' },
    ]),
    overGrams: over(3000),
    overLongestMm: over(900),
    overSumMm: over(2000),
    from: fc.option(fc.constantFrom(...moments)),
  })
  .map((given) => ({ ...always, ...given }))

/** What each surcharge costs by its place: a share multiplies the freight and some of those before it. */
const surcharge = (per: RateTable['per'], index: number): fc.Arbitrary<RateSurcharge> => {
  const before = Array.from({ length: index }, (_, at) => `s${at}`)
  const share = fc.record({
    by: fc.constant('share' as const),
    of: fc.subarray(before).map((keys) => ['freight', ...keys]),
    shares: fc
      .array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: moments.length })
      .map((all) => all.map((basisPoints, at) => ({ from: moments[at] ?? '', basisPoints }))),
  })
  const sum = fc.record({ by: fc.constant('sum' as const), amount: fc.integer({ min: 1, max: 9999 }) })
  const kilo = fc.record({ by: fc.constant('kilo' as const), perKg: fc.integer({ min: 1, max: 9999 }) })
  return fc
    .record({
      price: fc.oneof(sum, kilo, share),
      isPerParcel: fc.boolean(),
      minimum: fen(3000),
      when: conditions,
    })
    .map(({ isPerParcel, ...rest }) => {
      const canBe = rest.price.by === 'sum' || (rest.price.by === 'kilo' && per === 'parcel')
      return {
        key: `s${index}`,
        name: { 'zh-CN': `附加费 ${index}`, en: `Surcharge ${index}` },
        per: isPerParcel && canBe ? 'parcel' : 'shipment',
        ...rest,
      }
    })
}

/** Sound tables of all kinds for parcels to the USA and Germany. */
export const tables: fc.Arbitrary<RateTable> = fc
  .constantFrom('parcel' as const, 'shipment' as const)
  .chain((per) =>
    fc.record({
      per: fc.constant(per),
      divisor: fc.option(fc.constantFrom(5000, 6000, 8000)),
      sideRounding: fc.option(
        fc.record({
          toMm: fc.constantFrom(1, 5, 10, 25),
          how: fc.constantFrom('up' as const, 'nearest' as const),
        }),
      ),
      steps,
      leastGrams: fc.integer({ min: 0, max: 2000 }),
      chain: chains,
      surcharges: fc
        .integer({ min: 0, max: 5 })
        .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => surcharge(per, index)))),
    }),
  )
  .map(({ chain, ...given }) => {
    const small = smallTable()
    return {
      ...small,
      ...given,
      limits: { ...small.limits, grams: 30_000, goodsKinds: [...goodsKinds] },
      zones: [
        {
          key: 'all',
          name: { 'zh-CN': '美国、德国', en: 'USA, Germany' },
          days: { from: 3, to: 9 },
          places: [
            { country: 'US' as const, from: null, to: null },
            { country: 'DE' as const, from: '0', to: '9' },
          ],
          brackets: chain,
        },
      ],
    }
  })

const sides = fc.integer({ min: 1, max: 1200 })

/** Parcels that such tables take by their limits. */
export const parcels = fc.array(
  fc.record({
    grams: fc.integer({ min: 1, max: 30_000 }),
    lengthMm: sides,
    widthMm: sides,
    heightMm: fc.integer({ min: 1, max: 400 }),
  }),
  { minLength: 1, maxLength: 4 },
)
