import type { Choice } from './answers'
import type { Dimension, Rating, RuleSet } from './rules'

/** Returns an own property; a name from the database may be `constructor`. */
export const ownValue = (numbers: Record<string, number>, name: string | number | undefined): number =>
  name !== undefined && Object.hasOwn(numbers, name) ? (numbers[name] ?? 0) : 0

/** The score in one dimension, 0 to 100. */
export interface Score {
  dimension: Dimension
  score: number
}

const within = (points: number): number => Math.min(100, Math.max(0, points))

const pointsOf = (choices: readonly Choice[], name: string): number => {
  const options = choices.flatMap((choice) => choice.options)
  return options.reduce((sum, { points }) => sum + ownValue(points, name), 0)
}

/** Sums the points of the chosen options for each dimension. */
export const scoresOf = ({ dimensions }: RuleSet, choices: readonly Choice[]): Score[] =>
  dimensions.map((dimension) => ({ dimension, score: within(pointsOf(choices, dimension.name)) }))

/** Sorts the strongest first; equal ones keep the order of the rules. */
export const strongestFirst = (scores: readonly Score[]): Score[] =>
  [...scores].sort((a, b) => b.score - a.score)

const meanOf = (scores: readonly Score[]): number =>
  scores.reduce((sum, { score }) => sum + score, 0) / scores.length

const chosenIds = (choices: readonly Choice[]): Set<number> =>
  new Set(choices.flatMap(({ options }) => options.map(({ id }) => id)))

/** Returns the last rating that is reached. */
export const ratingOf = (
  { ratings }: RuleSet,
  choices: readonly Choice[],
  scores: readonly Score[],
): Rating | undefined => {
  const chosen = chosenIds(choices)
  const mean = meanOf(scores)
  const isReached = ({ from, abilities, anyOf }: Rating) =>
    mean >= from &&
    scores.every(({ dimension, score }) => score >= ownValue(abilities, dimension.name)) &&
    (anyOf.length === 0 || anyOf.some((id) => chosen.has(id)))
  return ratings.findLast(isReached)
}

/** Fills the summary with the names of abilities; {sites} and {courses} are filled when it is read. */
export const summaryOf = ({ summary }: Rating, scores: readonly Score[]): string => {
  const order = strongestFirst(scores)
  const at = (index: number) => order.at(index)?.dimension.name ?? ''
  return summary
    .replaceAll('{strongest}', at(0))
    .replaceAll('{second}', at(1))
    .replaceAll('{secondWeakest}', at(-2))
    .replaceAll('{weakest}', at(-1))
}

export const withCounts = (summary: string, siteCount: number, courseCount: number): string =>
  summary.replaceAll('{sites}', String(siteCount)).replaceAll('{courses}', String(courseCount))

/** Returns the advice about the weakest ability. */
export const adviceOf = (choices: readonly Choice[], scores: readonly Score[]): string => {
  const chosen = chosenIds(choices)
  const advice = strongestFirst(scores).at(-1)?.dimension.advice ?? []
  return advice.find(({ when }) => when.every((id) => chosen.has(id)))?.text ?? ''
}
