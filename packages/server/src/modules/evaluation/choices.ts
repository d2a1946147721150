import {
  type EvaluationAnswer,
  type EvaluationErrorCode,
  choices as kinds,
} from '@chuhai/contract/evaluation'
import type { Option, Question, RuleSet } from './rule-set'

/** The options that were chosen for a question, in the order of the rules. */
export interface Choice {
  question: Question
  options: Option[]
}

/** The ids that were sent for each question; one that came twice holds both. */
const gathered = (answers: readonly EvaluationAnswer[]): Map<number, Set<number>> => {
  const sent = new Map<number, Set<number>>()
  for (const { fieldId, fieldValueIdList } of answers)
    sent.set(fieldId, new Set([...(sent.get(fieldId) ?? []), ...fieldValueIdList]))
  return sent
}

const problemOf = (question: Question, ids: Set<number>): EvaluationErrorCode | null => {
  const known = new Set(question.options.map(({ id }) => id))
  if ([...ids].some((id) => !known.has(id))) return 'EVALUATION_CHANGED'
  if (ids.size === 0) return 'EVALUATION_ANSWER_REQUIRED'
  if (question.choicesType === kinds.single && ids.size > 1) return 'EVALUATION_ONE_ONLY'
  return null
}

/** What is wrong with which question (specification 5.7). */
export const problemsOf = (
  { questions }: RuleSet,
  answers: readonly EvaluationAnswer[],
): Map<number, EvaluationErrorCode> => {
  const sent = gathered(answers)
  const problems = new Map<number, EvaluationErrorCode>()
  for (const question of questions) {
    const problem = problemOf(question, sent.get(question.id) ?? new Set())
    if (problem) problems.set(question.id, problem)
    sent.delete(question.id)
  }
  for (const id of sent.keys()) problems.set(id, 'EVALUATION_CHANGED')
  return problems
}

/** The answers with nothing in them twice. */
export const withoutRepeats = (answers: readonly EvaluationAnswer[]): EvaluationAnswer[] =>
  [...gathered(answers)].map(([fieldId, ids]) => ({ fieldId, fieldValueIdList: [...ids] }))

/** What was chosen for each question. Beside other options, one that leaves the question open does not count. */
export const choicesOf = ({ questions }: RuleSet, answers: readonly EvaluationAnswer[]): Choice[] => {
  const sent = gathered(answers)
  return questions.map((question) => {
    const options = question.options.filter(({ id }) => sent.get(question.id)?.has(id))
    const told = options.filter(({ isOpen }) => !isOpen)
    return { question, options: told.length > 0 ? told : options }
  })
}
