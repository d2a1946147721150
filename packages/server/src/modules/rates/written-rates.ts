import {
  countryCodes,
  goodsKinds,
  parcelGramsMax,
  parcelSideMaxMm,
  parcelsMax,
  placements,
} from '@chuhai/contract/logistics'
import {
  array,
  boolean,
  check,
  type GenericSchema,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  optional,
  parse,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  transform,
  variant,
} from 'valibot'
import { dateOrMoment, text } from '../../content/fields'
import { momentInShanghai, timeInShanghai } from '../../time/shanghai'

const whole = (min: number, max: number, unit = '') =>
  pipe(
    number(),
    integer('must be a whole number'),
    minValue(min, `must be ${min}${unit} or more`),
    maxValue(max, `must be ${max}${unit} or less`),
  )

const fenMax = 100_000_000
const fen = (min = 0) => whole(min, fenMax, ' fen')
const grams = (min = 1) => whole(min, parcelGramsMax, ' grams')
const mm = whole(10, parcelSideMaxMm * 5, ' millimetres')

const orNull = <const S extends GenericSchema>(schema: S) => optional(nullable(schema), null)

/** A day or a time in China; kept in one form, so that the same instant is the same text. */
const instant = pipe(
  dateOrMoment,
  transform((given) => (typeof given === 'string' ? momentInShanghai(given, '00:00:00') : given)),
  transform((moment) => `${timeInShanghai(moment).replace(' ', 'T')}+08:00`),
)

const words = strictObject({ 'zh-CN': text, en: text })

const key = pipe(
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

const place = strictObject({
  country: picklist(countryCodes, ({ received }) => `${received} is no country that parcels go to`),
  from: orNull(postcode),
  to: orNull(postcode),
})

const bracket = strictObject({
  uptoGrams: grams(),
  price: variant('by', [
    strictObject({ by: literal('kilo'), fixed: optional(fen(), 0), perKg: optional(fen(), 0) }),
    strictObject({
      by: literal('step'),
      firstGrams: grams(),
      first: fen(),
      furtherGrams: grams(),
      further: fen(),
    }),
  ]),
})

const zone = strictObject({
  key,
  name: words,
  days: strictObject({ from: whole(1, 200), to: whole(1, 200) }),
  places: pipe(array(place), minLength(1, 'must name a country')),
  brackets: pipe(array(bracket), minLength(1, 'must have a price')),
})

const kinds = array(picklist(goodsKinds, `must be one of ${goodsKinds.join(', ')}`))

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

const surcharge = strictObject({
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

const limits = strictObject({
  parcels: optional(whole(1, parcelsMax), parcelsMax),
  grams: grams(100),
  longestMm: orNull(mm),
  secondMm: orNull(mm),
  sumMm: orNull(mm),
  girthMm: orNull(mm),
  goodsKinds: pipe(
    kinds,
    minLength(1, 'must name what is taken'),
    check((list) => new Set(list).size === list.length, 'must not repeat one'),
  ),
  notTo: optional(array(place), []),
})

/** A table of prices as editors write it: what is usual is left out. */
export const writtenRates = strictObject({
  from: instant,
  until: orNull(instant),
  per: picklist(['parcel', 'shipment'], 'must be parcel or shipment'),
  divisor: orNull(whole(1000, 20_000)),
  sideRounding: orNull(strictObject({ toMm: whole(1, 100), how: picklist(['up', 'nearest']) })),
  steps: optional(
    pipe(array(strictObject({ uptoGrams: nullable(grams()), grams: grams() })), maxLength(10)),
    [],
  ),
  leastGrams: optional(grams(0), 0),
  limits,
  zones: pipe(array(zone), minLength(1, 'must have a zone'), maxLength(60)),
  surcharges: pipe(optional(array(surcharge), []), maxLength(40)),
})
