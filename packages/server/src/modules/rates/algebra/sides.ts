import type { Parcel, RateTable } from '@chuhai/contract/logistics'
import { halfUp, upToStep } from './round'

/** The sides of a parcel, the longest first. */
export type Sides = readonly [longest: number, second: number, shortest: number]

/** Returns the sides of a parcel, the longest first. */
export const sidesOf = ({ lengthMm, widthMm, heightMm }: Parcel): Sides => {
  const longest = Math.max(lengthMm, widthMm, heightMm)
  const shortest = Math.min(lengthMm, widthMm, heightMm)
  return [longest, lengthMm + widthMm + heightMm - longest - shortest, shortest]
}

/** Returns sides as a table rounds them. */
export const roundedSides = (
  [longest, second, shortest]: Sides,
  rounding: RateTable['sideRounding'],
): Sides => {
  if (rounding === null) return [longest, second, shortest]
  const { toMm, how } = rounding
  // A side of less than half of what is rounded to would leave no volume.
  const round = (side: number) =>
    how === 'up' ? upToStep(side, toMm) : Math.max(toMm, halfUp(side, toMm) * toMm)
  return [round(longest), round(second), round(shortest)]
}

/** Returns the weight that a volume counts as, in grams; the part of a gram that was begun is a whole one. */
export const volumeGrams = ([longest, second, shortest]: Sides, divisor: number): number =>
  // A cubic millimetre over the divisor is a gram, as a cubic centimetre over it is a kilogram.
  Math.ceil((longest * second * shortest) / divisor)

/** Returns the girth: the longest side, and twice the two others. */
export const girthOf = ([longest, second, shortest]: Sides): number => longest + 2 * (second + shortest)
