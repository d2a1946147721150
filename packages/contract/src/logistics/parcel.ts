import * as v from 'valibot'
import type { QuoteErrorCode } from './quote-errors'

const code = (value: QuoteErrorCode): QuoteErrorCode => value

/** The heaviest parcel that can be asked about, in grams. */
export const parcelGramsMax = 1_000_000
/** The longest side that can be asked about, in millimetres. */
export const parcelSideMaxMm = 6000
/** Parcels of one quote, and of one shipment. */
export const parcelsMax = 20

const whole = (max: number, broken: QuoteErrorCode) =>
  v.pipe(v.number(broken), v.integer(broken), v.minValue(1, broken), v.maxValue(max, broken))

const side = () => whole(parcelSideMaxMm, code('QUOTE_SIDE_INVALID'))

/** A parcel: its weight in grams, its sides in millimetres. */
export const parcel = v.object({
  grams: whole(parcelGramsMax, code('QUOTE_WEIGHT_INVALID')),
  lengthMm: side(),
  widthMm: side(),
  heightMm: side(),
})
/** A parcel. */
export type Parcel = v.InferOutput<typeof parcel>

/** The parcels of one shipment. */
export const parcels = v.pipe(
  v.array(parcel, code('QUOTE_PARCEL_MISSING')),
  v.minLength(1, code('QUOTE_PARCEL_MISSING')),
  v.maxLength(parcelsMax, code('QUOTE_PARCELS_TOO_MANY')),
)
