import type { Choice } from './choices'
import { numberAt } from './number-at'
import type { Dimension, RuleSet } from './rule-set'

/** How far somebody is in one dimension, 0 to 100. */
export interface Score {
  dimension: Dimension
  score: number
}

const within = (points: number): number => Math.min(100, Math.max(0, points))

const pointsOf = (choices: readonly Choice[], name: string): number => {
  const options = choices.flatMap((choice) => choice.options)
  return options.reduce((sum, { points }) => sum + numberAt(points, name), 0)
}

/** The sum of the points of what was chosen, for each dimension. */
export const scoresOf = ({ dimensions }: RuleSet, choices: readonly Choice[]): Score[] =>
  dimensions.map((dimension) => ({ dimension, score: within(pointsOf(choices, dimension.name)) }))

/** The strongest first; of equal ones the earlier of the rules counts as the stronger. */
export const strongestFirst = (scores: readonly Score[]): Score[] =>
  [...scores].sort((a, b) => b.score - a.score)

export const meanOf = (scores: readonly Score[]): number =>
  scores.reduce((sum, { score }) => sum + score, 0) / scores.length
