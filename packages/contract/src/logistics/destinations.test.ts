import { describe, expect, it } from 'vitest'
import { countryCodes, countryName, isPostcodeOf, plainPostcode } from './destinations'

describe('a country', () => {
  it('is named in both languages', () => {
    expect(countryName('US', 'zh-CN')).toBe('美国')
    expect(countryName('US', 'en')).toBe('United States')
  })

  it('that parcels come from has a name, any other its letters', () => {
    expect(countryName('CN', 'zh-CN')).toBe('中国')
    expect(countryName('AQ', 'zh-CN')).toBe('AQ')
  })
})

describe('a postcode', () => {
  it.each([
    ['US', '90001-1234'],
    ['CA', 'k1a 0b1'],
    ['GB', 'sw1a 1aa'],
    ['NL', '1012 ab'],
    ['JP', '100-0001'],
    ['HK', ''],
  ] as const)('of %s may be written %j', (country, written) => {
    expect(isPostcodeOf(country, plainPostcode(written))).toBe(true)
  })

  it.each([
    ['US', '9000'],
    ['HK', '999077'],
    ['DE', '1011A'],
  ] as const)('of %s is not %j', (country, written) => {
    expect(isPostcodeOf(country, plainPostcode(written))).toBe(false)
  })

  it('of no country is empty, but where there are none', () => {
    expect(countryCodes.filter((country) => isPostcodeOf(country, ''))).toEqual(['AE', 'HK'])
  })
})
