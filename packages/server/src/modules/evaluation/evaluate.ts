import type { Abilities, EvaluationAnswer } from '@chuhai/contract/evaluation'
import { type Choice, selectOptions } from './answers'
import { type Candidate, rankCandidates, reasonsOf } from './ranking'
import type { RuleSet } from './rules'
import { adviceOf, ratingOf, type Score, scoresOf, strongestFirst, summaryOf } from './scores'

/** The result of an evaluation; everything is empty where the answers say too little. */
interface Evaluation {
  rating: string | null
  /** {sites} and {courses} are placeholders of counts. */
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

/** Returns the first candidates with at most `perCategory` of a category, so that a guide is varied. */
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

/** Rates answers and chooses sites and courses; the order of the candidates does not matter. */
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
