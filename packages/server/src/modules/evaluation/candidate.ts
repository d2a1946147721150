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
  const weights = candidate.tags.map((tag) => numberAt(tags, tag))
  weights.push(numberAt(regions, candidate.region), numberAt(categories, candidate.categoryId))
  return Math.max(0, ...weights) + Math.min(0, ...weights)
}
