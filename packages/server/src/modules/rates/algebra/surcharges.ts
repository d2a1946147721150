import {
  type DatedShare,
  freight,
  type QuoteRequest,
  type RateSurcharge,
  type RateTable,
} from '@chuhai/contract/logistics'
import { isAskedFor, isAskedForParcel } from './conditions'
import type { Formula, Part } from './parts'
import { byWeight, shareOf } from './round'
import type { Unit } from './units'

/** Returns the share in force at an instant, in basis points; 0 before the first. */
export const shareAt = (shares: readonly DatedShare[], at: Date): number =>
  shares.findLast(({ from }) => new Date(from) <= at)?.basisPoints ?? 0

interface Asked {
  /** The parcel, from 1 on; null for all of them. */
  parcel: number | null
  grams: number
}

/** Returns what a surcharge applies to: each parcel, or all of them once; with the chargeable weight. */
const askedFor = ({ per, when }: RateSurcharge, request: QuoteRequest, units: readonly Unit[]): Asked[] => {
  const parcels = request.parcels.flatMap((parcel, index) =>
    isAskedForParcel(when, parcel) ? [index + 1] : [],
  )
  const all = units.reduce((sum, { grams }) => sum + grams, 0)
  if (per === 'shipment') return parcels.length > 0 ? [{ parcel: null, grams: all }] : []
  return parcels.map((parcel) => ({
    parcel,
    grams: units.find((unit) => unit.parcel === parcel)?.grams ?? all,
  }))
}

const computed = (
  { price }: RateSurcharge,
  { grams, before, at }: { grams: number; before: readonly Part[]; at: Date },
): { formula: Formula; amount: number } => {
  if (price.by === 'sum') return { formula: { by: 'sum' }, amount: price.amount }
  if (price.by === 'kilo')
    return {
      formula: { by: 'kilo', grams, perKg: price.perKg, fixed: 0 },
      amount: byWeight(price.perKg, grams),
    }
  const multiplied = before.filter(({ key }) => price.of.includes(key))
  const base = multiplied.reduce((sum, { amount }) => sum + amount, 0)
  const basisPoints = shareAt(price.shares, at)
  const of = price.of.flatMap((key) => multiplied.find((part) => part.key === key)?.name ?? [])
  return { formula: { by: 'share', base, of, basisPoints }, amount: shareOf(base, basisPoints) }
}

/** Returns the parts of a surcharge, given those before it. A part that is zero is left out. */
const partsOf = (
  surcharge: RateSurcharge,
  { request, units, before, at }: { request: QuoteRequest; units: readonly Unit[]; before: Part[]; at: Date },
): Part[] => {
  const { key, name, minimum, when } = surcharge
  if (!isAskedFor(when, request, at)) return []
  return askedFor(surcharge, request, units).flatMap(({ parcel, grams }) => {
    const { formula, amount } = computed(surcharge, { grams, before, at })
    const least = minimum > amount ? minimum : null
    const part = { key, name, parcel, formula, least, amount: least ?? amount }
    return part.amount > 0 ? [part] : []
  })
}

/** Adds the surcharges of a table to the freight, in their order: each may multiply those before it. */
export const withSurcharges = (
  { surcharges }: Pick<RateTable, 'surcharges'>,
  parts: readonly Part[],
  wanted: { request: QuoteRequest; units: readonly Unit[]; at: Date },
): Part[] => {
  const all = [...parts]
  for (const surcharge of surcharges) all.push(...partsOf(surcharge, { ...wanted, before: all }))
  return all
}

/** Returns what percentages of a surcharge can multiply: the freight, and the surcharges before it. */
export const multipliable = (surcharges: readonly RateSurcharge[], index: number): string[] => [
  freight,
  ...surcharges.slice(0, index).map(({ key }) => key),
]
