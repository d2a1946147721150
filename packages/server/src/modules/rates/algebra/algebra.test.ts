import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chains, parcels, tables } from '../../../testing/rate-tables'
import { requestOf } from '../../../testing/rates'
import { problemsOf } from '../check/table'
import { fallsOf } from './bracket'
import { cheaperThan } from './cheaper/cheaper'
import { freightOf } from './freight'
import { priceOfRequest } from './price'
import { halfUp } from './round'
import { unitsOf } from './units'

const instants = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-06-01T00:00:00Z'),
  noInvalidDate: true,
})

const requests = fc
  .record({
    parcels,
    isResidence: fc.boolean(),
    postcode: fc.constantFrom('90001', '94016', '10001'),
    goodsKind: fc.constantFrom('ordinary' as const, 'liquid' as const),
    placedAs: fc.constantFrom('dropOff' as const, 'collection' as const),
  })
  .map(({ isResidence, postcode, ...given }) =>
    requestOf({ ...given, destination: { country: 'US', postcode, isResidence } }),
  )

describe('a price', () => {
  it('is the sum of its parts, each of them whole fen above nothing', () => {
    fc.assert(
      fc.property(tables, requests, instants, (table, request, at) => {
        const { amount, parts, refusals } = priceOfRequest(table, request, at)
        fc.pre(refusals.length === 0)
        expect(amount).toBe(parts.reduce((sum, part) => sum + part.amount, 0))
        for (const part of parts) {
          expect(Number.isSafeInteger(part.amount)).toBe(true)
          expect(part.amount).toBeGreaterThanOrEqual(part.key === 'freight' ? 0 : 1)
        }
      }),
    )
  })

  it('is the same for ever for the same table, request and instant', () => {
    fc.assert(
      fc.property(tables, requests, instants, (table, request, at) => {
        const stored = JSON.parse(JSON.stringify(table))
        expect(priceOfRequest(stored, { ...request }, new Date(at))).toEqual(
          priceOfRequest(table, request, at),
        )
      }),
    )
  })

  it('does not depend on which side is called length', () => {
    fc.assert(
      fc.property(tables, requests, instants, (table, request, at) => {
        const turned = request.parcels.map(({ grams, lengthMm, widthMm, heightMm }) => ({
          grams,
          lengthMm: heightMm,
          widthMm: lengthMm,
          heightMm: widthMm,
        }))
        const price = (given: typeof request) => priceOfRequest(table, given, at).amount
        expect(price({ ...request, parcels: turned })).toBe(price(request))
      }),
    )
  })

  it('is one of sound tables', () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(problemsOf(table)).toEqual([])
      }),
    )
  })
})

describe('the freight of a chain that is monotonic', () => {
  it('never falls when the weight grows', () => {
    const weight = fc.integer({ min: 1, max: 40_000 })
    fc.assert(
      fc.property(chains, weight, weight, (brackets, one, other) => {
        fc.pre(fallsOf(brackets).length === 0)
        const [light = 0, heavy = 0] = [one, other].toSorted((a, b) => a - b)
        expect(freightOf(brackets, light)).toBeLessThanOrEqual(freightOf(brackets, heavy) ?? 0)
      }),
    )
  })
})

describe('the weight that counts', () => {
  it('is not below any of the weights, on a step, and less than a step above', () => {
    fc.assert(
      fc.property(tables, parcels, (table, given) => {
        for (const unit of unitsOf(table, given)) {
          const least = Math.max(unit.realGrams, unit.volumeGrams ?? 0, table.leastGrams)
          expect(unit.heavierGrams).toBe(least)
          expect(unit.grams % unit.stepGrams).toBe(0)
          expect(unit.grams).toBeGreaterThanOrEqual(least)
          expect(unit.grams - least).toBeLessThan(unit.stepGrams)
        }
      }),
    )
  })

  it('is the weight of every parcel once, whether they are weighed by themselves or together', () => {
    fc.assert(
      fc.property(tables, parcels, (table, given) => {
        const real = unitsOf(table, given).reduce((sum, { realGrams }) => sum + realGrams, 0)
        expect(real).toBe(given.reduce((sum, { grams }) => sum + grams, 0))
      }),
    )
  })
})

describe('a cheaper neighbour', () => {
  it('costs less by what it saves, and changes nothing of the price', () => {
    fc.assert(
      fc.property(tables, requests, instants, (table, request, at) => {
        const price = priceOfRequest(table, request, at)
        const found = cheaperThan({ table, request, at, price })
        if (price.amount === null) expect(found).toBeNull()
        else if (found) {
          expect(found.saves).toBeGreaterThan(0)
          expect(found.amount + found.saves).toBe(price.amount)
        }
        expect(priceOfRequest(table, request, at)).toEqual(price)
      }),
    )
  })
})

describe('rounding', () => {
  it('is a half up, as with whole numbers of any size', () => {
    const large = fc.integer({ min: 0, max: 10 ** 12 })
    fc.assert(
      fc.property(large, fc.integer({ min: 1, max: 10_000 }), (dividend, divisor) => {
        const [a, b] = [BigInt(dividend), BigInt(divisor)]
        expect(BigInt(halfUp(dividend, divisor))).toBe((2n * a + b) / (2n * b))
      }),
    )
  })
})
