import { countryCodes, goodsKinds, parcelGramsMax, parcelSideMaxMm } from '@chuhai/contract/logistics'
import {
  array,
  type GenericSchema,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  transform,
} from 'valibot'
import { dateOrMoment, text } from '../../../content/fields'
import { isoInShanghai, momentInShanghai } from '../../../time/shanghai'

/** A whole number; `unit` is named where it is too small or too large. */
export const whole = (min: number, max: number, unit = '') =>
  pipe(
    number(),
    integer('must be a whole number'),
    minValue(min, `must be ${min}${unit} or more`),
    maxValue(max, `must be ${max}${unit} or less`),
  )

const fenMax = 100_000_000
/** A sum in fen. */
export const fen = (min = 0) => whole(min, fenMax, ' fen')
/** A weight in grams. */
export const grams = (min = 1) => whole(min, parcelGramsMax, ' grams')
/** A length in millimetres, or several together. */
export const mm = whole(10, parcelSideMaxMm * 5, ' millimetres')

/** What may be left out. */
export const orNull = <const S extends GenericSchema>(schema: S) => optional(nullable(schema), null)

/** A day or a time in China; kept in one form, so that the same instant is the same text. */
export const instant = pipe(
  dateOrMoment,
  transform((given) => (typeof given === 'string' ? momentInShanghai(given, '00:00:00') : given)),
  transform(isoInShanghai),
)

/** A text in each language. */
export const words = strictObject({ 'zh-CN': text, en: text })

/** A name that other parts of a table use. */
export const key = pipe(
  string(),
  regex(
    /^[a-z][A-Za-z\d-]{0,29}$/,
    'must be a short word of letters, digits and hyphens, the first a small letter',
  ),
)

const postcode = pipe(
  string(),
  regex(/^[A-Z\d]{1,10}$/, 'must be the first characters of postcodes, in capitals and without spaces'),
)

/** A country, or a range of the first characters of its postcodes. */
export const place = strictObject({
  country: picklist(countryCodes, ({ received }) => `${received} is no country that parcels go to`),
  from: orNull(postcode),
  to: orNull(postcode),
})

/** Kinds of goods. */
export const kinds = array(picklist(goodsKinds, `must be one of ${goodsKinds.join(', ')}`))
