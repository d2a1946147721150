/**
 * Rounds up to whole steps; a value on a step stays.
 *
 * @example
 * upToStep(1001, 500) // 1500
 */
export const upToStep = (value: number, step: number): number => Math.ceil(value / step) * step

/**
 * Divides whole numbers that are not below nothing, and rounds a half up. Nothing but whole numbers is computed with.
 *
 * @example
 * halfUp(5, 2) // 3
 */
export const halfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))

/** Returns what grams cost at a price for a kilogram, in whole fen. */
export const byWeight = (perKg: number, grams: number): number => halfUp(perKg * grams, 1000)

/** Returns a share of a sum, given in basis points, in whole fen. */
export const shareOf = (base: number, basisPoints: number): number => halfUp(base * basisPoints, 10_000)
