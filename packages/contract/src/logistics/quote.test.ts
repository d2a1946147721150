import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { brokenRule } from '../rule'
import { countryCodes, destinations, isPostcodeOf, plainPostcode } from './destinations'
import { parcelsMax } from './parcel'
import { quoteRequest } from './quote'

const parcel = { grams: 1500, lengthMm: 300, widthMm: 200, heightMm: 100 }
const request = {
  destination: { country: 'GB', postcode: 'sw1a 1aa' },
  parcels: [parcel],
  goodsKind: 'ordinary',
}

describe('a destination', () => {
  it.each([
    ['US', '90001', true],
    ['US', '900011234', true],
    ['US', '9000', false],
    ['GB', 'SW1A1AA', true],
    ['GB', 'SW1A', false],
    ['CA', 'K1A0B1', true],
    ['CA', 'D1A0B1', false],
    ['NL', '1012AB', true],
    ['JP', '1000001', true],
    ['HK', '', true],
    ['HK', '999077', false],
  ] as const)('%s has the postcode %j: %s', (country, postcode, has) => {
    expect(isPostcodeOf(country, postcode)).toBe(has)
  })

  it('has two letters, and a name in both languages that no other one has', () => {
    for (const code of countryCodes) expect(code).toMatch(/^[A-Z]{2}$/)
    for (const locale of ['zh-CN', 'en'] as const)
      expect(new Set(countryCodes.map((code) => destinations[code][locale])).size).toBe(countryCodes.length)
  })

  it.each([
    ['sw1a 1aa', 'SW1A1AA'],
    ['100-0001', '1000001'],
    [' 90001 ', '90001'],
  ])('takes the postcode %j as %j', (written, plain) => {
    expect(plainPostcode(written)).toBe(plain)
  })
})

describe('a request for a price', () => {
  it('is cleaned, and what is usual is filled in', () => {
    expect(safeParse(quoteRequest, request).output).toEqual({
      ...request,
      destination: { country: 'GB', postcode: 'SW1A1AA', isResidence: false },
      placedAs: 'dropOff',
    })
  })

  it.each([
    ['QUOTE_COUNTRY_UNKNOWN', { destination: { country: 'gb', postcode: '' } }],
    ['QUOTE_POSTCODE_INVALID', { destination: { country: 'GB', postcode: '' } }],
    ['QUOTE_POSTCODE_INVALID', { destination: { country: 'GB', postcode: '1'.repeat(13) } }],
    ['QUOTE_PARCEL_MISSING', { parcels: [] }],
    ['QUOTE_PARCELS_TOO_MANY', { parcels: Array.from({ length: parcelsMax + 1 }, () => parcel) }],
    ['QUOTE_WEIGHT_INVALID', { parcels: [{ ...parcel, grams: 1_000_001 }] }],
    ['QUOTE_WEIGHT_INVALID', { parcels: [{ ...parcel, grams: '1500' }] }],
    ['QUOTE_SIDE_INVALID', { parcels: [{ ...parcel, widthMm: 0.5 }] }],
    ['QUOTE_GOODS_UNKNOWN', { goodsKind: '普货' }],
  ])('breaks %s with %j', (code, given) => {
    expect(brokenRule(quoteRequest, { ...request, ...given })).toBe(code)
  })
})
