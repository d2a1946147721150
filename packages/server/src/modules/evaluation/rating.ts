import type { Choice } from './choices'
import { numberAt } from './number-at'
import type { Rating, RuleSet } from './rule-set'
import { meanOf, type Score, strongestFirst } from './scores'

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
    scores.every(({ dimension, score }) => score >= numberAt(abilities, dimension.name)) &&
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
