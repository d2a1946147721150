import { placements } from '@chuhai/contract/logistics'
import {
  array,
  boolean,
  literal,
  minLength,
  optional,
  parse,
  picklist,
  pipe,
  strictObject,
  string,
  variant,
} from 'valibot'
import { fen, grams, instant, key, kinds, mm, orNull, place, whole, words } from './fields'

const condition = strictObject({
  places: optional(array(place), []),
  goodsKinds: optional(kinds, []),
  placedAs: orNull(picklist(placements)),
  isResidence: optional(boolean(), false),
  overGrams: orNull(grams()),
  overLongestMm: orNull(mm),
  overSecondMm: orNull(mm),
  overSumMm: orNull(mm),
  overGirthMm: orNull(mm),
  from: orNull(instant),
  until: orNull(instant),
})

/** With nothing set. */
const anyTime = parse(condition, {})

const basisPoints = whole(0, 30_000, ' basis points')

/** What is paid beside the freight. */
export const surcharge = strictObject({
  key,
  name: words,
  per: optional(picklist(['parcel', 'shipment']), 'shipment'),
  price: variant('by', [
    strictObject({ by: literal('sum'), amount: fen(1) }),
    strictObject({ by: literal('kilo'), perKg: fen(1) }),
    strictObject({
      by: literal('share'),
      of: pipe(array(string()), minLength(1, 'must name what it multiplies')),
      shares: pipe(array(strictObject({ from: instant, basisPoints })), minLength(1, 'must have a share')),
    }),
  ]),
  minimum: optional(fen(), 0),
  when: optional(condition, anyTime),
})
