import type { RateBracket } from '@chuhai/contract/logistics'
import { byWeight } from './round'

/** Returns the bracket of a weight; the end of a bracket belongs to it. Null beyond the last one. */
export const bracketOf = (brackets: readonly RateBracket[], grams: number): RateBracket | null =>
  brackets.find(({ uptoGrams }) => grams <= uptoGrams) ?? null

/** Returns how many further steps were begun. */
export const furtherSteps = (
  { firstGrams, furtherGrams }: { firstGrams: number; furtherGrams: number },
  grams: number,
): number => Math.max(0, Math.ceil((grams - firstGrams) / furtherGrams))

/** Returns what a weight costs in its bracket, in fen; rounded once. */
export const priceOf = ({ price }: RateBracket, grams: number): number =>
  price.by === 'kilo'
    ? price.fixed + byWeight(price.perKg, grams)
    : price.first + furtherSteps(price, grams) * price.further

/** Returns the ends of brackets after which a little more weight costs less; none where the chain is monotonic. */
export const fallsOf = (brackets: readonly RateBracket[]): number[] =>
  brackets.slice(0, -1).flatMap((bracket, index) => {
    const next = brackets[index + 1]
    const { uptoGrams } = bracket
    return next && priceOf(next, uptoGrams + 1) < priceOf(bracket, uptoGrams) ? [uptoGrams] : []
  })
