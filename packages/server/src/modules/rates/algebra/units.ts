import type { Parcel, RateTable } from '@chuhai/contract/logistics'
import { upToStep } from './round'
import { roundedSides, type Sides, sidesOf, volumeGrams } from './sides'

/** Which weight counts of two. */
export type Counted = 'real' | 'volume' | 'least'

/** What is weighed and paid by itself: a parcel, or all of them. */
export interface Unit {
  /** The number of the parcel, from 1 on; null for all of them together. */
  parcel: number | null
  /** As rounded for the volume, one row for each parcel of it. */
  sides: readonly Sides[]
  realGrams: number
  /** Null where the volume does not count. */
  volumeGrams: number | null
  /** The one that counts, before steps. */
  heavierGrams: number
  counts: Counted
  /** The step that it was rounded up to. */
  stepGrams: number
  /** What is paid for. */
  grams: number
}

type Weighing = Pick<RateTable, 'divisor' | 'sideRounding' | 'steps' | 'leastGrams'>

/** Returns the step of a weight: that of the first row which it does not exceed; a gram where there is none. */
export const stepOf = (steps: RateTable['steps'], grams: number): number =>
  steps.find(({ uptoGrams }) => uptoGrams === null || grams <= uptoGrams)?.grams ?? 1

const countsOf = (realGrams: number, volume: number | null, least: number): Counted => {
  if (least > Math.max(realGrams, volume ?? 0)) return 'least'
  return volume !== null && volume > realGrams ? 'volume' : 'real'
}

const unitOf = (table: Weighing, parcels: readonly Parcel[], parcel: number | null): Unit => {
  const { divisor, sideRounding, steps, leastGrams } = table
  const sides = parcels.map((one) => roundedSides(sidesOf(one), sideRounding))
  const realGrams = parcels.reduce((sum, { grams }) => sum + grams, 0)
  const volume = divisor === null ? null : sides.reduce((sum, one) => sum + volumeGrams(one, divisor), 0)
  const heavierGrams = Math.max(realGrams, volume ?? 0, leastGrams)
  const stepGrams = stepOf(steps, heavierGrams)
  return {
    parcel,
    sides,
    realGrams,
    volumeGrams: volume,
    heavierGrams,
    counts: countsOf(realGrams, volume, leastGrams),
    stepGrams,
    grams: upToStep(heavierGrams, stepGrams),
  }
}

/** Weighs parcels as a table does: each by itself, or all of them together. */
export const unitsOf = (table: Weighing & Pick<RateTable, 'per'>, parcels: readonly Parcel[]): Unit[] =>
  table.per === 'parcel'
    ? parcels.map((one, index) => unitOf(table, [one], index + 1))
    : [unitOf(table, parcels, null)]
