import type { Choice } from './answers'
import type { Dimension, Rating, RuleSet } from './rules'

/** Returns the number under a name that comes from a database, which may be `constructor`. */
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

/** The sum of the points of what was chosen, for each dimension. */
export const scoresOf = ({ dimensions }: RuleSet, choices: readonly Choice[]): Score[] =>
  dimensions.map((dimension) => ({ dimension, score: within(pointsOf(choices, dimension.name)) }))

/** The strongest first; of equal ones the earlier of the rules counts as the stronger. */
export const strongestFirst = (scores: readonly Score[]): Score[] =>
  [...scores].sort((a, b) => b.score - a.score)

const meanOf = (scores: readonly Score[]): number =>
  scores.reduce((sum, { score }) => sum + score, 0) / scores.length

const chosenIds = (choices: readonly Choice[]): Set<number> =>
  new Set(choices.flatMap(({ options }) => options.map(({ id }) => id)))

/** The last rating that is reached; the first one asks for nothing. */
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

/** The rating's sentences about these scores; {sites} and {courses} stay open until they are shown. */
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

/** What to do about the weakest ability. */
export const adviceOf = (choices: readonly Choice[], scores: readonly Score[]): string => {
  const chosen = chosenIds(choices)
  const advice = strongestFirst(scores).at(-1)?.dimension.advice ?? []
  return advice.find(({ when }) => when.every((id) => chosen.has(id)))?.text ?? ''
}
