import { freight, type RateBracket, type RateZone } from '@chuhai/contract/logistics'
import { bracketOf, furtherSteps, priceOf } from './bracket'
import type { Formula, Part } from './parts'
import type { Unit } from './units'
import type { Words } from './words'

/** What the freight is called. */
const name: Words = { 'zh-CN': '运费', en: 'Freight' }

/** Returns the freight of each unit; null where one of them is heavier than the last bracket. */
export const freightParts = (
  { brackets }: Pick<RateZone, 'brackets'>,
  units: readonly Unit[],
): Part[] | null => {
  const parts = units.flatMap(({ parcel, grams }): Part[] => {
    const bracket = bracketOf(brackets, grams)
    if (!bracket) return []
    const { price } = bracket
    const formula: Formula =
      price.by === 'kilo' ? { ...price, grams } : { ...price, furtherSteps: furtherSteps(price, grams) }
    return [{ key: freight, name, parcel, formula, least: null, amount: priceOf(bracket, grams) }]
  })
  return parts.length === units.length ? parts : null
}

/** Returns what a weight costs by a chain of brackets; null where it is too heavy. */
export const freightOf = (brackets: readonly RateBracket[], grams: number): number | null => {
  const bracket = bracketOf(brackets, grams)
  return bracket && priceOf(bracket, grams)
}
