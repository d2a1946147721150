import type { Parcel, QuoteRequest, SurchargeCondition } from '@chuhai/contract/logistics'
import { isAtOne } from './places'
import { girthOf, sidesOf } from './sides'

const isAbove = (value: number, limit: number | null): boolean => limit === null || value > limit

/** Whether a surcharge may be asked for of a request at an instant, whatever its parcels are. */
export const isAskedFor = (when: SurchargeCondition, request: QuoteRequest, at: Date): boolean =>
  (when.places.length === 0 || isAtOne(when.places, request.destination)) &&
  (when.goodsKinds.length === 0 || when.goodsKinds.includes(request.goodsKind)) &&
  (when.placedAs === null || when.placedAs === request.placedAs) &&
  (!when.isResidence || request.destination.isResidence) &&
  (when.from === null || new Date(when.from) <= at) &&
  (when.until === null || at < new Date(when.until))

/** Whether the measures of a parcel are such that a surcharge is asked for. */
export const isAskedForParcel = (when: SurchargeCondition, parcel: Parcel): boolean => {
  const sides = sidesOf(parcel)
  const [longest, second, shortest] = sides
  return (
    isAbove(parcel.grams, when.overGrams) &&
    isAbove(longest, when.overLongestMm) &&
    isAbove(second, when.overSecondMm) &&
    isAbove(longest + second + shortest, when.overSumMm) &&
    isAbove(girthOf(sides), when.overGirthMm)
  )
}
