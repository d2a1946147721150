import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot'
import { rowId } from '../fields'

/** What was chosen for one question (specification, section 3). */
export const evaluationAnswer = object({
  fieldId: rowId(),
  fieldValueIdList: pipe(array(rowId()), maxLength(100)),
})
export type EvaluationAnswer = InferOutput<typeof evaluationAnswer>

/** One answer a question, in any order. */
export const evaluationAnswers = object({ answers: pipe(array(evaluationAnswer), maxLength(100)) })

/** `choicesType` of a field (specification, section 3). */
export const choices = { single: 0, multiple: 1 } as const

/** A question of the evaluation and its options. */
export const evaluationField = object({
  id: number(),
  attributeName: string(),
  choicesType: picklist([choices.single, choices.multiple]),
  fcMeasureTreeVOList: array(object({ id: number(), measureCn: string() })),
})
export type EvaluationField = InferOutput<typeof evaluationField>

/** The scores, 0 to 100 each, in the order of the chart; the weakest is marked. */
export const abilities = array(object({ name: string(), score: number(), isWeakest: boolean() }))
export type Abilities = InferOutput<typeof abilities>

/**
 * What the latest evaluation found (specification, section 3): without one, or when the rules found nothing for its
 * answers, `rating`, `summary` and `navImageId` are null. `evaluatedAt` tells the two apart.
 */
export const evaluationResult = object({
  rating: nullable(string()),
  summary: nullable(string()),
  navImageId: nullable(number()),
  advice: nullable(string()),
  abilities,
  siteCount: number(),
  courseCount: number(),
  evaluatedAt: nullable(string()),
})
export type EvaluationResult = InferOutput<typeof evaluationResult>
