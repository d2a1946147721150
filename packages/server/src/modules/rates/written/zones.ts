import { array, literal, minLength, optional, pipe, strictObject, variant } from 'valibot'
import { fen, grams, key, place, whole, words } from './fields'

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

/** Destinations that cost the same, with their prices. */
export const zone = strictObject({
  key,
  name: words,
  days: strictObject({ from: whole(1, 200), to: whole(1, 200) }),
  places: pipe(array(place), minLength(1, 'must name a country')),
  brackets: pipe(array(bracket), minLength(1, 'must have a price')),
})
