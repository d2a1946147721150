import * as v from 'valibot'
import { rowId } from '../fields'

/** What was chosen for one question (specification, section 3). */
export const evaluationAnswer = v.object({
  fieldId: rowId(),
  fieldValueIdList: v.pipe(v.array(rowId()), v.maxLength(100)),
})
/** The chosen options of one question. */
export type EvaluationAnswer = v.InferOutput<typeof evaluationAnswer>

/** One answer a question, in any order. */
export const evaluationAnswers = v.object({ answers: v.pipe(v.array(evaluationAnswer), v.maxLength(100)) })

/** `choicesType` of a field (specification, section 3). */
export const choices = { single: 0, multiple: 1 } as const

/** A question of the evaluation and its options. */
export const evaluationField = v.object({
  id: v.number(),
  attributeName: v.string(),
  choicesType: v.picklist([choices.single, choices.multiple]),
  fcMeasureTreeVOList: v.array(v.object({ id: v.number(), measureCn: v.string() })),
})
/** A question as the form shows it. */
export type EvaluationField = v.InferOutput<typeof evaluationField>

/** The scores, 0 to 100 each, in the order of the chart; the weakest is marked. */
export const abilities = v.array(v.object({ name: v.string(), score: v.number(), isWeakest: v.boolean() }))
/** The scores of an evaluation. */
export type Abilities = v.InferOutput<typeof abilities>

/**
 * What the latest evaluation found (specification, section 3): without one, or when the rules found nothing for its
 * answers, `rating`, `summary` and `navImageId` are null. `evaluatedAt` distinguishes the two.
 */
export const evaluationResult = v.object({
  rating: v.nullable(v.string()),
  summary: v.nullable(v.string()),
  navImageId: v.nullable(v.number()),
  advice: v.nullable(v.string()),
  abilities,
  siteCount: v.number(),
  courseCount: v.number(),
  evaluatedAt: v.nullable(v.string()),
})
/** The caller's latest evaluation. */
export type EvaluationResult = v.InferOutput<typeof evaluationResult>
