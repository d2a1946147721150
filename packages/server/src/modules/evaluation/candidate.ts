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
export const weightOf = (
  { tags, region, categoryId }: Candidate,
  { regions, categories, ...preferences }: Preferences,
): number => {
  const weights = [
    ...tags.map((tag) => numberAt(preferences.tags, tag)),
    numberAt(regions, region),
    numberAt(categories, categoryId),
  ]
  return Math.max(0, ...weights) + Math.min(0, ...weights)
}
