import * as v from 'valibot'
import { words } from '../words'
import { countryCode, isPostcodeOf, plainPostcode } from './destinations'
import { goodsKinds } from './goods-kind'
import { lineCarrier, lineKinds } from './line'
import { parcels } from './parcel'
import type { QuoteErrorCode } from './quote-errors'
import { placements } from './rate-table'

const code = (value: QuoteErrorCode): QuoteErrorCode => value

/** The destination of parcels; the postcode must fit the country. */
export const quoteDestination = v.pipe(
  v.object({
    country: countryCode,
    /** Empty where the country has none; kept in capitals, without spaces and hyphens. */
    postcode: v.pipe(
      v.string(code('QUOTE_POSTCODE_INVALID')),
      v.maxLength(12, code('QUOTE_POSTCODE_INVALID')),
      v.transform(plainPostcode),
    ),
    /** Whether it is a home, and no place of business. */
    isResidence: v.optional(v.boolean(), false),
  }),
  v.check(({ country, postcode }) => isPostcodeOf(country, postcode), code('QUOTE_POSTCODE_INVALID')),
)

/** The request of a quote. */
export const quoteRequest = v.object({
  destination: quoteDestination,
  parcels,
  goodsKind: v.picklist(goodsKinds, code('QUOTE_GOODS_UNKNOWN')),
  placedAs: v.optional(v.picklist(placements), 'dropOff'),
})
/** The request of a quote. */
export type QuoteRequest = v.InferOutput<typeof quoteRequest>

/** Why a line does not take some parcels. */
export const impossibleReasons = [
  'destination',
  'area',
  'goods',
  'parcels',
  'weight',
  'longest',
  'second',
  'sum',
  'girth',
  'countedWeight',
] as const
/** One of `impossibleReasons`. */
export type ImpossibleReason = (typeof impossibleReasons)[number]

/** A part of a price: its name, its formula, and its amount in fen. */
export const quotePart = v.object({
  /** `freight`, or the key of the surcharge. */
  key: v.string(),
  name: words,
  formula: words,
  amount: v.number(),
})
/** A part of a price. */
export type QuotePart = v.InferOutput<typeof quotePart>

/**
 * How the same goods cost less: all of them in one parcel, each parcel for itself, a little lighter, a little smaller, or paid as if
 * they were heavier.
 */
export const cheaperWays = ['together', 'apart', 'lighter', 'smaller', 'heavier'] as const

/** A similar request that costs less; it is suggested and never applied. */
export const cheaperNeighbour = v.object({
  way: v.picklist(cheaperWays),
  /** The change to make. */
  words,
  amount: v.number(),
  saves: v.number(),
})
/** A similar request that costs less. */
export type CheaperNeighbour = v.InferOutput<typeof cheaperNeighbour>

/** The answer of one line to a request; `amount` is the sum of `parts`, or null where it is impossible. */
export const quoteLine = v.object({
  lineId: v.number(),
  /** The version of its table that was applied. */
  tableVersion: v.number(),
  name: words,
  carrier: lineCarrier,
  kind: v.picklist(lineKinds),
  /** Null where it does not go there. */
  days: v.nullable(v.object({ from: v.number(), to: v.number() })),
  amount: v.nullable(v.number()),
  /** The chargeable weight of all parcels. */
  countedGrams: v.number(),
  /** The formula of this weight, a sentence for each parcel that is weighed by itself, or one for all. */
  countedWhy: v.array(words),
  parts: v.array(quotePart),
  /** Reasons why it is impossible; empty where it is possible. */
  impossible: v.array(v.object({ reason: v.picklist(impossibleReasons), words })),
  cheaper: v.nullable(cheaperNeighbour),
})
/** The answer of one line to a request. */
export type QuoteLine = v.InferOutput<typeof quoteLine>

const quoteNumber = /^Q\d{8,24}$/

/** `{number}` of a path. */
export const quoteNumberInPath = v.object({ number: v.pipe(v.string(), v.regex(quoteNumber)) })

/** A quote: prices that stay the same until its end. */
export const shippingQuote = v.object({
  number: v.string(),
  /** The version of all tables together, which grows with every import. */
  version: v.number(),
  request: quoteRequest,
  /** The cheapest first, impossible ones last. */
  lines: v.array(quoteLine),
  askedAt: v.string(),
  /** The instant at which it ends: midnight in Beijing. */
  endsAt: v.string(),
})
/** A quote. */
export type ShippingQuote = v.InferOutput<typeof shippingQuote>
