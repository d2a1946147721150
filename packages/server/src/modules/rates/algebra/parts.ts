import type { Words } from './words'

/** How an amount came about. */
export type Formula =
  | { by: 'kilo'; grams: number; perKg: number; fixed: number }
  | {
      by: 'step'
      firstGrams: number
      first: number
      furtherSteps: number
      furtherGrams: number
      further: number
    }
  | { by: 'sum' }
  | { by: 'share'; base: number; of: readonly Words[]; basisPoints: number }

/** A part of a price, in fen. */
export interface Part {
  /** `freight`, or the key of a surcharge. */
  key: string
  name: Words
  /** The parcel that it is for, from 1 on; null for all of them. */
  parcel: number | null
  formula: Formula
  /** The minimum, where it is above what the formula comes to; else null. */
  least: number | null
  amount: number
}

/** Returns what some parts come to. */
export const totalOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0)
