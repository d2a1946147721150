import { array, type InferOutput, number, object, picklist, string } from 'valibot'

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
