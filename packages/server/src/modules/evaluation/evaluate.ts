import type { Abilities, EvaluationAnswer } from '@chuhai/contract/evaluation'
import { type Choice, selectOptions } from './answers'
import { type Candidate, rankCandidates, reasonsOf } from './ranking'
import type { RuleSet } from './rules'
import { adviceOf, ratingOf, type Score, scoresOf, strongestFirst, summaryOf } from './scores'

/** What the rules make of answers. Without a rating they found too little, and say nothing at all. */
interface Evaluation {
  rating: string | null
  /** {sites} and {courses} stand for the numbers of those that are shown. */
  summary: string | null
  advice: string | null
  abilities: Abilities
  sites: { id: number; reasons: string[] }[]
  courseIds: number[]
}

const noResult: Evaluation = {
  rating: null,
  summary: null,
  advice: null,
  abilities: [],
  sites: [],
  courseIds: [],
}

const isAnswered = ({ options }: Choice): boolean => options.some(({ isOpen }) => !isOpen)

/** The first ones, but no more of one category than `perCategory`, so that a guide is varied. */
const limitPerCategory = <C extends Candidate>(
  candidates: readonly C[],
  perCategory: number,
  count: number,
): C[] => {
  const taken = new Map<number | undefined, number>()
  const chosen = candidates.filter(({ categoryId }) => {
    const before = taken.get(categoryId) ?? 0
    taken.set(categoryId, before + 1)
    return before < perCategory
  })
  return chosen.slice(0, count)
}

const abilitiesOf = (scores: readonly Score[]): Abilities => {
  const weakest = strongestFirst(scores).at(-1)
  return scores.map((one) => ({ name: one.dimension.name, score: one.score, isWeakest: one === weakest }))
}

/** Rates answers and chooses what helps. The same input gives the same result, in whatever order sites and courses come. */
export const evaluate = (
  rules: RuleSet,
  answers: readonly EvaluationAnswer[],
  sites: readonly Candidate[],
  courses: readonly Candidate[],
): Evaluation => {
  const { limits } = rules
  const choices = selectOptions(rules, answers)
  const scores = scoresOf(rules, choices)
  const rating = ratingOf(rules, choices, scores)
  const found = limitPerCategory(
    rankCandidates(sites, rules, choices, scores, limits.leastWeight),
    limits.sitesPerCategory,
    limits.sites,
  )
  const isEnough = choices.filter(isAnswered).length >= limits.leastTold && found.length >= limits.leastSites
  if (!rating || !isEnough) return noResult
  return {
    rating: rating.name,
    summary: summaryOf(rating, scores),
    advice: adviceOf(choices, scores),
    abilities: abilitiesOf(scores),
    sites: found.map((site) => ({ id: site.id, reasons: reasonsOf(site, rules, choices) })),
    courseIds: rankCandidates(courses, rules, choices, scores, limits.leastCourseWeight)
      .slice(0, limits.courses)
      .map(({ id }) => id),
  }
}
