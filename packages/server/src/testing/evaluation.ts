import type { EvaluationAnswer } from '@chuhai/contract/evaluation'
import fc from 'fast-check'
import { parse } from 'valibot'
import { ruleContent } from '../modules/evaluation/content'
import { type RuleSet, type RuleSetDocument, ruleSet } from '../modules/evaluation/rules'
import { firstItems } from './first-items'

/** The rules of a new database, as they are written. */
export const firstRules = firstItems(ruleContent)[0]?.content as RuleSetDocument

/** The rules of a new database. */
export const rules: RuleSet = parse(ruleSet, firstRules)

/** Answers that choose these options. */
export const answersWith = (...optionIds: number[]): EvaluationAnswer[] =>
  rules.questions.map(({ id, options }) => ({
    fieldId: id,
    fieldValueIdList: options.map((option) => option.id).filter((one) => optionIds.includes(one)),
  }))

/** The answers of the design's example: a growing seller without a brand. */
export const growing = answersWith(104, 206, 301, 303, 402, 505, 601, 602)

/** The answers of a beginner who has decided nothing yet. */
export const undecided = answersWith(101, 208, 309, 401, 508, 609)

/** Random answers that a form of these rules can send. */
export const anyAnswers: fc.Arbitrary<EvaluationAnswer[]> = fc.tuple(
  ...rules.questions.map(({ id, choicesType, options }) => {
    const ids = options.map((option) => option.id)
    const chosen =
      choicesType === 0 ? fc.constantFrom(...ids).map((one) => [one]) : fc.subarray(ids, { minLength: 1 })
    return chosen.map((fieldValueIdList) => ({ fieldId: id, fieldValueIdList }))
  }),
)
