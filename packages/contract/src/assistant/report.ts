import { check, type InferOutput, object, optional, picklist, pipe, string, trim } from 'valibot'
import { atMost } from '../text-length'

export const reportReasons = ['wrong', 'harmful', 'illegal', 'private', 'other'] as const

export const answerReport = object({
  reason: picklist(reportReasons),
  note: optional(pipe(string(), trim(), check(atMost(200))), ''),
})
export type AnswerReport = InferOutput<typeof answerReport>
