import { apartFrom } from './apart'
import { type Candidate, weightOf } from './candidate'
import type { Choice } from './choices'
import type { RuleSet } from './rule-set'
import { type Score, strongestFirst } from './scores'

const reasonLimit = 3

/** What the answers say for a candidate: of each question the option that it fits best. */
const fitOf = (candidate: Candidate, choices: readonly Choice[]): number =>
  choices
    .filter(({ options }) => options.length > 0)
    .map(({ options }) => Math.max(...options.map(({ prefers }) => weightOf(candidate, prefers))))
    .reduce((sum, weight) => sum + weight, 0)

/** How much a candidate helps where somebody is weak: the weaker, the more; of several abilities the one it helps most. */
const needOf = (candidate: Candidate, weakest: readonly Score[]): number =>
  Math.max(
    0,
    ...weakest.map(({ dimension, score }) => (weightOf(candidate, dimension.helps) * (100 - score)) / 100),
  )

const pushOf = ({ hotRank }: Candidate, hotPush: number): number =>
  hotRank ? hotPush / Math.max(1, hotRank) : 0

/** Candidates of at least this weight, the fittest first; of equal ones the one of the smaller id. */
export const fittestFirst = <C extends Candidate>(
  candidates: readonly C[],
  rules: RuleSet,
  choices: readonly Choice[],
  scores: readonly Score[],
  leastWeight: number,
): C[] => {
  const isApart = apartFrom(choices, rules)
  const weakest = strongestFirst(scores).toReversed().slice(0, rules.limits.weakest)
  return candidates
    .filter((candidate) => !isApart(candidate))
    .map((candidate) => ({
      candidate,
      weight:
        fitOf(candidate, choices) + needOf(candidate, weakest) + pushOf(candidate, rules.limits.hotPush),
    }))
    .filter(({ weight }) => weight >= leastWeight)
    .sort((a, b) => b.weight - a.weight || a.candidate.id - b.candidate.id)
    .map(({ candidate }) => candidate)
}

/** The visitor's own answers that a candidate fits, the best first. */
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
