import type { Choice } from './answers'
import type { Preferences, RuleSet } from './rules'
import { ownValue, type Score, strongestFirst } from './scores'

/** The fields of a site or course that rules refer to. */
export interface Candidate {
  id: number
  tags: readonly string[]
  region?: string
  categoryId?: number
  /** Place among the hot recommendations. */
  hotRank?: number | null
}

/** Returns the highest positive weight plus the lowest negative one. */
const weightOf = (candidate: Candidate, { tags, regions, categories }: Preferences): number => {
  const weights = candidate.tags.map((tag) => ownValue(tags, tag))
  weights.push(ownValue(regions, candidate.region), ownValue(categories, candidate.categoryId))
  return Math.max(0, ...weights) + Math.min(0, ...weights)
}

/** Returns the terms that the first relevant answer prefers. */
const namedTerms = (
  choices: readonly Choice[],
  kind: 'tags' | 'regions',
  among: readonly string[],
): ReadonlySet<string> => {
  const termsOf = ({ options }: Choice) =>
    among.filter((name) => options.some(({ prefers }) => ownValue(prefers[kind], name) > 0))
  return new Set(choices.map(termsOf).find((names) => names.length > 0))
}

/** Returns whether a candidate serves only regions or marketplaces that are not the visitor's. */
const createExclusion = (
  choices: readonly Choice[],
  { apart }: RuleSet,
): ((candidate: Candidate) => boolean) => {
  const regions = namedTerms(choices, 'regions', apart.regions)
  const marketplaces = namedTerms(choices, 'tags', apart.marketplaces)

  const isElsewhere = (region: string | undefined): boolean =>
    region !== undefined && regions.size > 0 && apart.regions.includes(region) && !regions.has(region)

  const isForOthers = (tags: readonly string[]): boolean => {
    const served = tags.filter((tag) => apart.marketplaces.includes(tag))
    if (marketplaces.size === 0 || served.length === 0) return false
    return !served.some((tag) => marketplaces.has(tag)) && !tags.some((tag) => apart.openWays.includes(tag))
  }

  return ({ region, tags }) => isElsewhere(region) || isForOthers(tags)
}

const reasonLimit = 3

/** Sums the weights of the best matching option of each question. */
const answerWeight = (candidate: Candidate, choices: readonly Choice[]): number =>
  choices
    .filter(({ options }) => options.length > 0)
    .map(({ options }) => Math.max(...options.map(({ prefers }) => weightOf(candidate, prefers))))
    .reduce((sum, weight) => sum + weight, 0)

/** Returns how much a candidate helps weak abilities; only the largest help counts. */
const needWeight = (candidate: Candidate, weakest: readonly Score[]): number =>
  Math.max(
    0,
    ...weakest.map(({ dimension, score }) => (weightOf(candidate, dimension.helps) * (100 - score)) / 100),
  )

const hotWeight = ({ hotRank }: Candidate, hotPush: number): number =>
  hotRank ? hotPush / Math.max(1, hotRank) : 0

/** Returns candidates of at least this weight, the best first; equal ones by id. */
export const rankCandidates = <C extends Candidate>(
  candidates: readonly C[],
  rules: RuleSet,
  choices: readonly Choice[],
  scores: readonly Score[],
  leastWeight: number,
): C[] => {
  const isExcluded = createExclusion(choices, rules)
  const weakest = strongestFirst(scores).toReversed().slice(0, rules.limits.weakest)
  return candidates
    .filter((candidate) => !isExcluded(candidate))
    .map((candidate) => ({
      candidate,
      weight:
        answerWeight(candidate, choices) +
        needWeight(candidate, weakest) +
        hotWeight(candidate, rules.limits.hotPush),
    }))
    .filter(({ weight }) => weight >= leastWeight)
    .sort((a, b) => b.weight - a.weight || a.candidate.id - b.candidate.id)
    .map(({ candidate }) => candidate)
}

/** Returns the chosen options that a candidate matches, the best first. */
export const reasonsOf = (
  candidate: Candidate,
  { limits }: RuleSet,
  choices: readonly Choice[],
): string[] => {
  const fitting = choices
    .flatMap(({ options }) => options)
    .filter(({ isOpen }) => !isOpen)
    .map(({ measureCn, prefers }) => ({ measureCn, weight: weightOf(candidate, prefers) }))
    .filter(({ weight }) => weight >= limits.reasonFrom)
    .sort((a, b) => b.weight - a.weight)
  return [...new Set(fitting.map(({ measureCn }) => measureCn))].slice(0, reasonLimit)
}
