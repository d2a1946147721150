import { numberAt } from './number-at'
import type { Preferences } from './rule-set'

/** A site or a course, as far as rules can tell. */
export interface Candidate {
  id: number
  tags: readonly string[]
  region?: string
  categoryId?: number
  /** Place among the hot recommendations. */
  hotRank?: number | null
}

/** The best that speaks for a candidate, less the worst that speaks against it. */
export const weightOf = (candidate: Candidate, { tags, regions, categories }: Preferences): number => {
  let best = 0
  let worst = 0
  const weigh = (weight: number) => {
    if (weight > best) best = weight
    if (weight < worst) worst = weight
  }
  for (const tag of candidate.tags) weigh(numberAt(tags, tag))
  weigh(numberAt(regions, candidate.region))
  weigh(numberAt(categories, candidate.categoryId))
  return best + worst
}
