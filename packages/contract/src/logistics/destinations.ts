import * as v from 'valibot'
import type { Locale } from '../locale'
import type { QuoteErrorCode } from './quote-errors'

interface Destination extends Record<Locale, string> {
  /** How a postcode is written there, in capitals and without spaces and hyphens; null where there are none. */
  postcode: RegExp | null
}

const place = (zh: string, en: string, postcode: RegExp | null): Destination => ({
  'zh-CN': zh,
  en,
  postcode,
})

const digits = (count: number) => new RegExp(`^\\d{${count}}$`)

/** Where parcels go, by the two letters of ISO 3166. */
export const destinations = {
  US: place('美国', 'United States', /^\d{5}(?:\d{4})?$/),
  CA: place('加拿大', 'Canada', /^[A-CEGHJ-NPR-TVXY]\d[A-Z]\d[A-Z]\d$/),
  MX: place('墨西哥', 'Mexico', digits(5)),
  GB: place('英国', 'United Kingdom', /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/),
  DE: place('德国', 'Germany', digits(5)),
  FR: place('法国', 'France', digits(5)),
  IT: place('意大利', 'Italy', digits(5)),
  ES: place('西班牙', 'Spain', digits(5)),
  NL: place('荷兰', 'Netherlands', /^\d{4}[A-Z]{2}$/),
  BE: place('比利时', 'Belgium', digits(4)),
  AT: place('奥地利', 'Austria', digits(4)),
  PL: place('波兰', 'Poland', digits(5)),
  CZ: place('捷克', 'Czechia', digits(5)),
  SK: place('斯洛伐克', 'Slovakia', digits(5)),
  HU: place('匈牙利', 'Hungary', digits(4)),
  RO: place('罗马尼亚', 'Romania', digits(6)),
  BG: place('保加利亚', 'Bulgaria', digits(4)),
  GR: place('希腊', 'Greece', digits(5)),
  PT: place('葡萄牙', 'Portugal', digits(7)),
  IE: place('爱尔兰', 'Ireland', /^(?:[A-Z]\d\d|D6W)[A-Z\d]{4}$/),
  DK: place('丹麦', 'Denmark', digits(4)),
  SE: place('瑞典', 'Sweden', digits(5)),
  FI: place('芬兰', 'Finland', digits(5)),
  NO: place('挪威', 'Norway', digits(4)),
  CH: place('瑞士', 'Switzerland', digits(4)),
  TR: place('土耳其', 'Türkiye', digits(5)),
  JP: place('日本', 'Japan', digits(7)),
  KR: place('韩国', 'South Korea', digits(5)),
  SG: place('新加坡', 'Singapore', digits(6)),
  MY: place('马来西亚', 'Malaysia', digits(5)),
  TH: place('泰国', 'Thailand', digits(5)),
  VN: place('越南', 'Vietnam', /^\d{5,6}$/),
  PH: place('菲律宾', 'Philippines', digits(4)),
  ID: place('印度尼西亚', 'Indonesia', digits(5)),
  IN: place('印度', 'India', digits(6)),
  AU: place('澳大利亚', 'Australia', digits(4)),
  NZ: place('新西兰', 'New Zealand', digits(4)),
  AE: place('阿联酋', 'United Arab Emirates', null),
  SA: place('沙特阿拉伯', 'Saudi Arabia', digits(5)),
  IL: place('以色列', 'Israel', digits(7)),
  ZA: place('南非', 'South Africa', digits(4)),
  BR: place('巴西', 'Brazil', digits(8)),
  CL: place('智利', 'Chile', digits(7)),
  HK: place('中国香港', 'Hong Kong, China', null),
} as const satisfies Record<string, Destination>

/** The two letters of a country or region that parcels go to. */
export type CountryCode = keyof typeof destinations

const isCountry = (value: string): value is CountryCode => Object.hasOwn(destinations, value)

/** The countries and regions that parcels go to. */
export const countryCodes: readonly CountryCode[] = Object.keys(destinations).filter(isCountry)

const unknownCountry: QuoteErrorCode = 'QUOTE_COUNTRY_UNKNOWN'

/** A country or region that parcels go to. */
export const countryCode = v.picklist(countryCodes, unknownCountry)

/**
 * Returns a postcode as tables compare it: in capitals, without spaces and hyphens.
 *
 * @example
 * plainPostcode('sw1a 1aa') // 'SW1A1AA'
 */
export const plainPostcode = (postcode: string): string => postcode.replace(/[\s-]/g, '').toUpperCase()

/**
 * Whether a postcode, in capitals and without spaces, is one of a country; where there are none, it is left empty.
 *
 * @example
 * isPostcodeOf('US', '90001') // true
 */
export const isPostcodeOf = (country: CountryCode, postcode: string): boolean => {
  const pattern: RegExp | null = destinations[country].postcode
  return pattern === null ? postcode === '' : pattern.test(postcode)
}

const china: Record<Locale, string> = { 'zh-CN': '中国', en: 'China' }

/**
 * Names a country or region by its two letters; one that no parcel goes to keeps them, but for China, where parcels come from.
 *
 * @example
 * countryName('US', 'en') // 'United States'
 */
export const countryName = (code: string, locale: Locale): string =>
  isCountry(code) ? destinations[code][locale] : code === 'CN' ? china[locale] : code
