import { array, type InferOutput, maxLength, object, pipe } from 'valibot'
import { rowId } from '../row-id'

/** What was chosen for one question (specification, section 3). */
export const evaluationAnswer = object({
  fieldId: rowId(),
  fieldValueIdList: pipe(array(rowId()), maxLength(100)),
})
export type EvaluationAnswer = InferOutput<typeof evaluationAnswer>

/** One answer a question, in any order. */
export const evaluationAnswers = object({ answers: pipe(array(evaluationAnswer), maxLength(100)) })
