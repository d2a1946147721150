import type { RatePlace, RateZone } from '@chuhai/contract/logistics'

/** Where parcels go, with the postcode in capitals and without spaces. */
export interface Target {
  country: string
  postcode: string
}

/** Whether a place takes in a destination: its country, or a range of the first characters of its postcodes. */
export const isAt = ({ country, from, to }: RatePlace, target: Target): boolean => {
  if (country !== target.country) return false
  if (from === null || to === null) return true
  const start = target.postcode.slice(0, from.length)
  return start.length === from.length && from <= start && start <= to
}

/** Whether one of some places takes in a destination. */
export const isAtOne = (places: readonly RatePlace[], target: Target): boolean =>
  places.some((place) => isAt(place, target))

/** Returns the zone of a destination: the one that names its postcode goes before the one that names its country. */
export const zoneOf = (zones: readonly RateZone[], target: Target): RateZone | null => {
  const having = (isWhole: boolean) =>
    zones.find(({ places }) =>
      places.some((place) => (place.from === null) === isWhole && isAt(place, target)),
    )
  return having(false) ?? having(true) ?? null
}
