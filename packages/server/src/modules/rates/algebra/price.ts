import type { QuoteRequest, RateTable, RateZone } from '@chuhai/contract/logistics'
import { freightParts } from './freight'
import { type Excess, refusalsOf } from './limits'
import { type Part, totalOf } from './parts'
import { zoneOf } from './places'
import { withSurcharges } from './surcharges'
import { type Unit, unitsOf } from './units'

/** The price of a request by a table. */
export interface Price {
  zone: RateZone | null
  units: readonly Unit[]
  /** Reasons for a refusal; empty for none. */
  refusals: readonly Excess[]
  /** Empty where refused. */
  parts: readonly Part[]
  /** Fen; null where refused. */
  amount: number | null
}

/** Returns the parts of a price for chargeable units; null where one of them is too heavy for the zone. */
export const partsOfUnits = (
  table: RateTable,
  zone: RateZone,
  wanted: { request: QuoteRequest; units: readonly Unit[]; at: Date },
): Part[] | null => {
  const parts = freightParts(zone, wanted.units)
  return parts && withSurcharges(table, parts, wanted)
}

const tooHeavy = ({ brackets }: RateZone, units: readonly Unit[]): Excess[] => {
  const max = brackets.at(-1)?.uptoGrams ?? 0
  return units.flatMap(({ parcel, grams }) =>
    grams > max ? [{ reason: 'countedWeight' as const, parcel, is: grams, max }] : [],
  )
}

/** Returns a price that depends on the table, the request and the instant alone, so that it can be computed again at any time. */
export const priceOfRequest = (table: RateTable, request: QuoteRequest, at: Date): Price => {
  const zone = zoneOf(table.zones, request.destination)
  const units = unitsOf(table, request.parcels)
  const refusals = [...refusalsOf(table, request), ...(zone ? tooHeavy(zone, units) : [])]
  const parts = zone && refusals.length === 0 ? partsOfUnits(table, zone, { request, units, at }) : null
  return { zone, units, refusals, parts: parts ?? [], amount: parts && totalOf(parts) }
}
