import { parcelsMax } from '@chuhai/contract/logistics'
import { array, check, maxLength, minLength, nullable, optional, picklist, pipe, strictObject } from 'valibot'
import { grams, instant, kinds, mm, orNull, place, whole } from './fields'
import { surcharge } from './surcharges'
import { zone } from './zones'

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
