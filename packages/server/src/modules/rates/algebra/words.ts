import type { Locale } from '@chuhai/contract'

/** A text in each language. */
export type Words = Record<Locale, string>

/**
 * Writes grams as visitors read a weight.
 *
 * @example
 * kilogramsText(1250) // '1.25 kg'
 */
export const kilogramsText = (grams: number): string => `${grams / 1000} kg`

/** Writes millimetres as visitors read a length: 305 is 30.5 cm. */
export const centimetresText = (mm: number): string => `${mm / 10} cm`

/** Writes basis points as a percentage: 1250 is 12.5%. */
export const percentText = (basisPoints: number): string => `${basisPoints / 100}%`

/** Writes sides as visitors read them: 40 × 30 × 10 cm. */
export const sidesText = (sides: readonly number[]): string => `${sides.map((mm) => mm / 10).join(' × ')} cm`
