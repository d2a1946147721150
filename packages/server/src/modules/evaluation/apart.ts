import type { Candidate } from './candidate'
import type { Choice } from './choices'
import { numberAt } from './number-at'
import type { RuleSet } from './rule-set'

/** Which of these the visitor speaks of, in the first question that speaks of any. */
const named = (
  choices: readonly Choice[],
  kind: 'tags' | 'regions',
  among: readonly string[],
): ReadonlySet<string> => {
  const namedIn = ({ options }: Choice) =>
    among.filter((name) => options.some(({ prefers }) => numberAt(prefers[kind], name) > 0))
  return new Set(choices.map(namedIn).find((names) => names.length > 0))
}

/** Tells candidates that are only for regions or marketplaces which are not the visitor's. */
export const apartFrom = (
  choices: readonly Choice[],
  { apart }: RuleSet,
): ((candidate: Candidate) => boolean) => {
  const regions = named(choices, 'regions', apart.regions)
  const marketplaces = named(choices, 'tags', apart.marketplaces)

  const isElsewhere = (region: string | undefined): boolean =>
    region !== undefined && regions.size > 0 && apart.regions.includes(region) && !regions.has(region)

  const isForOthers = (tags: readonly string[]): boolean => {
    const served = tags.filter((tag) => apart.marketplaces.includes(tag))
    if (marketplaces.size === 0 || served.length === 0) return false
    return !served.some((tag) => marketplaces.has(tag)) && !tags.some((tag) => apart.openWays.includes(tag))
  }

  return ({ region, tags }) => isElsewhere(region) || isForOthers(tags)
}
