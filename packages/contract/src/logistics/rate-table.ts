import * as v from 'valibot'
import { words } from '../words'
import { countryCodes } from './destinations'
import { goodsKinds } from './goods-kind'

/** A place in a table of prices: a country, or a range of its postcodes. */
export const ratePlace = v.object({
  country: v.picklist(countryCodes),
  /** The first characters of postcodes from `from` to `to`, as many as these have; null for all of the country. */
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
})
/** A place in a table of prices. */
export type RatePlace = v.InferOutput<typeof ratePlace>

/** A fixed price for each parcel or shipment, and a price for each kilogram of the chargeable weight; in fen. */
export const priceByKilo = v.object({ by: v.literal('kilo'), fixed: v.number(), perKg: v.number() })

/** A price for the first grams, and a price for each further step begun; in fen. */
export const priceByStep = v.object({
  by: v.literal('step'),
  firstGrams: v.number(),
  first: v.number(),
  furtherGrams: v.number(),
  further: v.number(),
})

/** The price from the end of the previous bracket up to this weight, inclusive. */
export const rateBracket = v.object({
  uptoGrams: v.number(),
  price: v.variant('by', [priceByKilo, priceByStep]),
})
/** The price up to a weight. */
export type RateBracket = v.InferOutput<typeof rateBracket>

/** Destinations with the same price: a zone that names a postcode goes before one that names its whole country. */
export const rateZone = v.object({
  key: v.string(),
  name: words,
  places: v.array(ratePlace),
  /** Days from leaving the warehouse to delivery. */
  days: v.object({ from: v.number(), to: v.number() }),
  /** The lightest first; heavier weights than the last are refused. */
  brackets: v.array(rateBracket),
})
/** Destinations with the same price. */
export type RateZone = v.InferOutput<typeof rateZone>

/** A share from an instant on, in basis points: 1250 is 12.5 %. */
export const datedShare = v.object({ from: v.string(), basisPoints: v.number() })
/** A share from an instant on. */
export type DatedShare = v.InferOutput<typeof datedShare>

/** The key of the freight, which a percentage can multiply beside surcharges before it. */
export const freight = 'freight'

/** The price of a surcharge: a sum, a sum for each kilogram of the chargeable weight, or a share of other parts. */
export const surchargePrice = v.variant('by', [
  v.object({ by: v.literal('sum'), amount: v.number() }),
  v.object({ by: v.literal('kilo'), perKg: v.number() }),
  v.object({
    by: v.literal('share'),
    /** `freight`, and keys of surcharges before this one. */
    of: v.array(v.string()),
    /** The earliest first; the last one that has begun counts. */
    shares: v.array(datedShare),
  }),
])
/** The price of a surcharge. */
export type SurchargePrice = v.InferOutput<typeof surchargePrice>

/** How parcels come to us: brought to a warehouse, or collected. */
export const placements = ['dropOff', 'collection'] as const
/** One of `placements`. */
export type Placement = (typeof placements)[number]

/** The condition of a surcharge: all that is set must hold; with nothing set, always. Measures are real ones, of a parcel. */
export const surchargeCondition = v.object({
  places: v.array(ratePlace),
  goodsKinds: v.array(v.picklist(goodsKinds)),
  placedAs: v.nullable(v.picklist(placements)),
  isResidence: v.boolean(),
  overGrams: v.nullable(v.number()),
  overLongestMm: v.nullable(v.number()),
  overSecondMm: v.nullable(v.number()),
  overSumMm: v.nullable(v.number()),
  overGirthMm: v.nullable(v.number()),
  /** Instants; a season begins with the first and ends before the second. */
  from: v.nullable(v.string()),
  until: v.nullable(v.string()),
})
/** The condition of a surcharge. */
export type SurchargeCondition = v.InferOutput<typeof surchargeCondition>

/** A surcharge on the freight. Surcharges are applied in the order of the table. */
export const rateSurcharge = v.object({
  key: v.string(),
  name: words,
  /** For each parcel that meets the condition, or once. */
  per: v.picklist(['parcel', 'shipment']),
  price: surchargePrice,
  /** The minimum, in fen, each time that it is charged. */
  minimum: v.number(),
  when: surchargeCondition,
})
/** A surcharge on the freight. */
export type RateSurcharge = v.InferOutput<typeof rateSurcharge>

/** Measures that a line takes, limits included; null where there is no limit. */
export const measureLimits = v.object({
  parcels: v.number(),
  /** The heaviest parcel, really weighed. */
  grams: v.number(),
  longestMm: v.nullable(v.number()),
  secondMm: v.nullable(v.number()),
  /** Length, width and height together. */
  sumMm: v.nullable(v.number()),
  /** The longest side, and twice the two others. */
  girthMm: v.nullable(v.number()),
})

/** Limits of what a line takes. */
export const rateLimits = v.object({
  ...measureLimits.entries,
  goodsKinds: v.array(v.picklist(goodsKinds)),
  /** Excluded places within its zones. */
  notTo: v.array(ratePlace),
})
/** Limits of what a line takes. */
export type RateLimits = v.InferOutput<typeof rateLimits>

/** A table of prices with the rules for reading it. Weights are grams, sides millimetres, money fen, all of them whole numbers. */
export const rateTable = v.object({
  /** From which instant on it is valid, and until before which one; null where no end is known. */
  from: v.string(),
  until: v.nullable(v.string()),
  /** Whether each parcel is weighed and paid by itself, or all of them together. */
  per: v.picklist(['parcel', 'shipment']),
  /** Cubic centimetres that count as a kilogram; null where only the real weight counts. */
  divisor: v.nullable(v.number()),
  /** How sides are rounded before volume is computed; null for not at all. */
  sideRounding: v.nullable(v.object({ toMm: v.number(), how: v.picklist(['up', 'nearest']) })),
  /** The chargeable weight is rounded up to whole steps, those of the first row that it does not exceed. */
  steps: v.array(v.object({ uptoGrams: v.nullable(v.number()), grams: v.number() })),
  /** The least chargeable weight. */
  leastGrams: v.number(),
  limits: rateLimits,
  zones: v.array(rateZone),
  surcharges: v.array(rateSurcharge),
})
/** A table of prices. */
export type RateTable = v.InferOutput<typeof rateTable>
