import {
  type EvaluationAnswer,
  type EvaluationErrorCode,
  choices as kinds,
} from '@chuhai/contract/evaluation'
import type { Option, Question, RuleSet } from './rules'

/** The chosen options of a question, in the order of the rules. */
export interface Choice {
  question: Question
  options: Option[]
}

/** Returns the ids of each question, merged where a question was sent twice. */
const collectIds = (answers: readonly EvaluationAnswer[]): Map<number, Set<number>> => {
  const sent = new Map<number, Set<number>>()
  for (const { fieldId, fieldValueIdList } of answers)
    sent.set(fieldId, new Set([...(sent.get(fieldId) ?? []), ...fieldValueIdList]))
  return sent
}

const answerError = (question: Question, ids: Set<number>): EvaluationErrorCode | null => {
  const known = new Set(question.options.map(({ id }) => id))
  if ([...ids].some((id) => !known.has(id))) return 'EVALUATION_CHANGED'
  if (ids.size === 0) return 'EVALUATION_ANSWER_REQUIRED'
  if (question.choicesType === kinds.single && ids.size > 1) return 'EVALUATION_ONE_ONLY'
  return null
}

/** Returns the errors by question (specification 5.7). */
export const validateAnswers = (
  { questions }: RuleSet,
  answers: readonly EvaluationAnswer[],
): Map<number, EvaluationErrorCode> => {
  const sent = collectIds(answers)
  const errors = new Map<number, EvaluationErrorCode>()
  for (const question of questions) {
    const error = answerError(question, sent.get(question.id) ?? new Set())
    if (error) errors.set(question.id, error)
    sent.delete(question.id)
  }
  for (const id of sent.keys()) errors.set(id, 'EVALUATION_CHANGED')
  return errors
}

/** Returns the answers without duplicates. */
export const deduplicateAnswers = (answers: readonly EvaluationAnswer[]): EvaluationAnswer[] =>
  [...collectIds(answers)].map(([fieldId, ids]) => ({ fieldId, fieldValueIdList: [...ids] }))

/** Returns the chosen options of each question; open options count only alone. */
export const selectOptions = ({ questions }: RuleSet, answers: readonly EvaluationAnswer[]): Choice[] => {
  const sent = collectIds(answers)
  return questions.map((question) => {
    const options = question.options.filter(({ id }) => sent.get(question.id)?.has(id))
    const answered = options.filter(({ isOpen }) => !isOpen)
    return { question, options: answered.length > 0 ? answered : options }
  })
}
