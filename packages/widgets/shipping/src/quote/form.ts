import {
  type CountryCode,
  countryCode,
  destinations,
  type GoodsKind,
  goodsKinds,
  isPostcodeOf,
  type Parcel,
  type Placement,
  parcel,
  parcelsMax,
  placements,
  plainPostcode,
  type QuoteErrorCode,
  type QuoteRequest,
  quoteErrors,
  quoteRequest,
} from '@chuhai/contract/logistics'
import { brokenRule, cleaned } from '@chuhai/contract/rule'
import { cleanText } from '@chuhai/contract/text'
import { centimetreText, gramsOf, kilogramText, millimetresOf } from './measures'

/** What is filled in for parcels that are alike, in the order of the screen. */
export const parcelFields = ['count', 'weight', 'length', 'width', 'height'] as const
export type ParcelField = (typeof parcelFields)[number]

/** A field of the n-th row of parcels, such as `weight-0`. */
type RowField = `${ParcelField}-${number}`
export type QuoteField = 'country' | 'postcode' | 'goodsKind' | 'placedAs' | 'isResidence' | RowField

export interface QuoteValues extends Record<RowField, string> {
  country: CountryCode | ''
  postcode: string
  goodsKind: GoodsKind
  placedAs: Placement
  isResidence: boolean
}

export type QuoteProblems = Partial<Record<QuoteField, QuoteErrorCode>>

/** What stays in the tab: the values, and the numbers of the rows, which are never used again once a row is gone. */
export interface QuoteDraft {
  values: QuoteValues
  rows: readonly number[]
  /** The number of the quote that was given for them; none once they have changed. */
  number?: string | undefined
}

/** Names a field of a row. */
export const fieldAt = (field: ParcelField, row: number): RowField => `${field}-${row}`

const textAt = (values: QuoteValues, field: ParcelField, row: number): string =>
  values[fieldAt(field, row)] ?? ''

export const emptyRow = (row: number): Record<RowField, string> =>
  Object.fromEntries(parcelFields.map((field) => [fieldAt(field, row), field === 'count' ? '1' : '']))

export const isCountry = (country: string | undefined): country is CountryCode =>
  country !== undefined && Object.hasOwn(destinations, country)

/** An empty form with one row. */
export const emptyDraft = (country?: string, goodsKind: GoodsKind = 'ordinary'): QuoteDraft => {
  const upper = country?.toUpperCase()
  return {
    values: {
      country: isCountry(upper) ? upper : '',
      postcode: '',
      goodsKind,
      placedAs: 'dropOff',
      isResidence: false,
      ...emptyRow(0),
    },
    rows: [0],
  }
}

/** Returns a draft from storage; null when it has another shape. */
export const readDraft = (stored: unknown): QuoteDraft | null => {
  const draft = stored as Partial<QuoteDraft> | null
  const { values, rows, number } = draft ?? {}
  if (!values || !Array.isArray(rows) || rows.length === 0 || rows.length > parcelsMax) return null
  const texts = ['postcode', ...rows.flatMap((row) => parcelFields.map((field) => fieldAt(field, row)))]
  const shown: Record<string, unknown> = { ...values }
  const isWhole =
    (values.country === '' || isCountry(values.country)) &&
    goodsKinds.includes(values.goodsKind) &&
    placements.includes(values.placedAs) &&
    texts.every((name) => typeof shown[name] === 'string')
  return isWhole ? { values, rows, ...(typeof number === 'string' && { number }) } : null
}

const countOf = (text: string): number => Number(/^\d{1,3}$/.exec(cleanText(text))?.[0] ?? 0)

const isQuoteError = (code: string): code is QuoteErrorCode => Object.hasOwn(quoteErrors, code)

const known = (code: string | undefined): QuoteErrorCode | undefined =>
  code !== undefined && isQuoteError(code) ? code : undefined

/** How many parcels there are in all. */
export const parcelCount = (values: QuoteValues, rows: readonly number[]): number =>
  rows.reduce((sum, row) => sum + countOf(textAt(values, 'count', row)), 0)

/** Returns the first broken rule of a field, or undefined. */
export const problemOf = (values: QuoteValues, field: QuoteField): QuoteErrorCode | undefined => {
  const { country } = values
  if (field === 'country') return known(brokenRule(countryCode, country))
  if (field === 'postcode')
    return country === '' ||
      !hasPostcode(country) ||
      isPostcodeOf(country, plainPostcode(cleanText(values.postcode)))
      ? undefined
      : 'QUOTE_POSTCODE_INVALID'
  const text = String(values[field] ?? '')
  if (field.startsWith('count-')) {
    const count = countOf(text)
    if (count === 0) return 'QUOTE_PARCEL_MISSING'
    return count > parcelsMax ? 'QUOTE_PARCELS_TOO_MANY' : undefined
  }
  if (field.startsWith('weight-')) return known(brokenRule(parcel.entries.grams, gramsOf(text)))
  return /^(?:length|width|height)-/.test(field)
    ? known(brokenRule(parcel.entries.lengthMm, millimetresOf(text)))
    : undefined
}

/** The fields of a form in the order of the screen. */
export const fieldsOf = (rows: readonly number[]): QuoteField[] => [
  'country',
  'postcode',
  ...rows.flatMap((row) => parcelFields.map((field): QuoteField => fieldAt(field, row))),
]

/** Returns what is asked for, of a form whose rules are kept. */
export const requestOf = ({ values, rows }: QuoteDraft): QuoteRequest =>
  cleaned(quoteRequest, {
    destination: {
      country: values.country,
      postcode: hasPostcode(values.country) ? cleanText(values.postcode) : '',
      isResidence: values.isResidence,
    },
    parcels: rows.flatMap((row) =>
      Array.from({ length: countOf(textAt(values, 'count', row)) }, () => ({
        grams: gramsOf(textAt(values, 'weight', row)),
        lengthMm: millimetresOf(textAt(values, 'length', row)),
        widthMm: millimetresOf(textAt(values, 'width', row)),
        heightMm: millimetresOf(textAt(values, 'height', row)),
      })),
    ),
    goodsKind: values.goodsKind,
    placedAs: values.placedAs,
  })

/** Whether parcels to a country need a postcode; unknown before one is chosen. */
export const hasPostcode = (country: CountryCode | ''): boolean =>
  country === '' || destinations[country].postcode !== null

const alike = (one: Parcel, other: Parcel): boolean =>
  one.grams === other.grams &&
  one.lengthMm === other.lengthMm &&
  one.widthMm === other.widthMm &&
  one.heightMm === other.heightMm

/** Parcels that follow one another and are alike, with how many there are. */
export const groupedParcels = (parcels: readonly Parcel[]): { parcel: Parcel; count: number }[] => {
  const groups: { parcel: Parcel; count: number }[] = []
  for (const next of parcels) {
    const last = groups.at(-1)
    if (last && alike(last.parcel, next)) last.count += 1
    else groups.push({ parcel: next, count: 1 })
  }
  return groups
}

/** The form of a quote, to be asked again. */
export const draftOf = ({ destination, parcels, goodsKind, placedAs }: QuoteRequest): QuoteDraft => {
  const groups = groupedParcels(parcels)
  const { country, postcode, isResidence } = destination
  const values: QuoteValues = { country, postcode, goodsKind, placedAs, isResidence }
  groups.forEach(({ parcel: each, count }, row) => {
    values[fieldAt('count', row)] = String(count)
    values[fieldAt('weight', row)] = kilogramText(each.grams)
    values[fieldAt('length', row)] = centimetreText(each.lengthMm)
    values[fieldAt('width', row)] = centimetreText(each.widthMm)
    values[fieldAt('height', row)] = centimetreText(each.heightMm)
  })
  return { values, rows: groups.map((_, row) => row) }
}
