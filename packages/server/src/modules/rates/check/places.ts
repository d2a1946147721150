import { destinations, type RatePlace, type RateZone } from '@chuhai/contract/logistics'
import { below, type Problem } from './problem'

/** A range of postcodes has both of its ends, which are as long as each other, in a country that has postcodes. */
export const placeProblems = (places: readonly RatePlace[]): Problem[] =>
  places.flatMap(({ country, from, to }, index): Problem[] => {
    if (from === null && to === null) return []
    const at = (message: string): Problem[] => [{ path: [index, 'from'], message }]
    if (from === null || to === null) return at('must have both ends of its postcodes, or none')
    if (destinations[country].postcode === null) return at(`${country} has no postcodes`)
    if (from.length !== to.length) return at(`${from} and ${to} must have the same number of characters`)
    return from > to ? at(`${from} must not be after ${to}`) : []
  })

/** Whether a destination can be in both places, of which one is not meant to go before the other. */
const overlap = (a: RatePlace, b: RatePlace): boolean => {
  if (a.country !== b.country) return false
  if (a.from === null || b.from === null) return a.from === b.from
  const length = Math.min(a.from.length, b.from.length)
  const cut = (end: string | null) => (end ?? '').slice(0, length)
  return cut(a.from) <= cut(b.to) && cut(b.from) <= cut(a.to)
}

const nameOf = ({ country, from, to }: RatePlace): string =>
  from === null ? country : `${country} ${from}–${to}`

/** A destination is in one zone: no place is in two, but the part of a country that has a zone of its own. */
export const zonePlaceProblems = (zones: readonly RateZone[]): Problem[] => {
  const all = zones.flatMap(({ key, places }, zone) =>
    places.map((place, index) => ({ key, place, path: ['zones', zone, 'places', index] })),
  )
  return [
    ...zones.flatMap(({ places }, zone) => below(['zones', zone, 'places'], placeProblems(places))),
    ...all.flatMap(({ place, path }, index) => {
      const other = all.slice(0, index).find((before) => overlap(before.place, place))
      if (!other) return []
      const is = nameOf(other.place) === nameOf(place) ? 'is' : `overlaps ${nameOf(other.place)}, which is`
      return [{ path: [...path, 'country'], message: `${nameOf(place)} ${is} in zone ${other.key} already` }]
    }),
  ]
}
