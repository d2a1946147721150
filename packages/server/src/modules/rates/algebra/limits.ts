import type { ImpossibleReason, Parcel, RateLimits, RateTable } from '@chuhai/contract/logistics'
import { isAtOne, type Target, zoneOf } from './places'
import { girthOf, sidesOf } from './sides'

/** A measure that is above what a line takes. */
export interface Excess {
  reason: ImpossibleReason
  /** The parcel that it is about, from 1 on; null for none of them. */
  parcel: number | null
  is: number
  max: number
}

const measures = [
  ['weight', 'grams', ({ grams }: Parcel) => grams],
  ['longest', 'longestMm', (parcel: Parcel) => sidesOf(parcel)[0]],
  ['second', 'secondMm', (parcel: Parcel) => sidesOf(parcel)[1]],
  ['sum', 'sumMm', ({ lengthMm, widthMm, heightMm }: Parcel) => lengthMm + widthMm + heightMm],
  ['girth', 'girthMm', (parcel: Parcel) => girthOf(sidesOf(parcel))],
] as const

const excessesOf = (limits: RateLimits, parcel: Parcel, index: number): Excess[] =>
  measures.flatMap(([reason, limit, measure]) => {
    const max = limits[limit]
    const is = measure(parcel)
    return max !== null && is > max ? [{ reason, parcel: index + 1, is, max }] : []
  })

const only = (reason: ImpossibleReason): Excess => ({ reason, parcel: null, is: 0, max: 0 })

interface Wanted {
  destination: Target
  parcels: readonly Parcel[]
  goodsKind: RateLimits['goodsKinds'][number]
}

/** Returns everything for which a line does not take some parcels, before any price; nothing where it takes them. */
export const refusalsOf = (
  { limits, zones }: Pick<RateTable, 'limits' | 'zones'>,
  { destination, parcels, goodsKind }: Wanted,
): Excess[] => [
  ...(zoneOf(zones, destination) ? [] : [only('destination')]),
  ...(isAtOne(limits.notTo, destination) ? [only('area')] : []),
  ...(limits.goodsKinds.includes(goodsKind) ? [] : [only('goods')]),
  ...(parcels.length > limits.parcels
    ? [{ reason: 'parcels' as const, parcel: null, is: parcels.length, max: limits.parcels }]
    : []),
  ...parcels.flatMap((parcel, index) => excessesOf(limits, parcel, index)),
]
