import { array, type InferOutput, number, object, optional, picklist, string } from 'valibot'

/** How an answer ends: as a whole, at the visitor's wish, or before it was whole. */
export const answerEnds = ['complete', 'stopped', 'broken'] as const
export type AnswerEnd = (typeof answerEnds)[number]

/** A page of the portal that an answer rests on; the address is relative to the server. */
export const answerSource = object({ title: string(), address: string() })
export type AnswerSource = InferOutput<typeof answerSource>

/**
 * One event of an answer (specification, section 3: chunk). Appending every `msg` gives the answer; the other fields tell
 * what `msg` cannot. A stream that ends without a `state` was cut by the network: the answer goes on, and
 * `resumeAnswer` gives the rest.
 */
export const answerChunk = object({
  msg: string(),
  /** With the first event: who is who, when the question was asked, and how much of the answer this stream leaves out (its `length` in JavaScript). */
  answerId: optional(string()),
  questionId: optional(string()),
  time: optional(string()),
  offset: optional(number()),
  /** What the portal has on the question; before the first word. */
  sources: optional(array(answerSource)),
  /** A sentence to show while nothing comes. */
  notice: optional(string()),
  /** With the last event. */
  state: optional(picklist(answerEnds)),
  /** Why the answer is broken: a code of `answerErrors`, and its text in the caller's language. */
  code: optional(string()),
  text: optional(string()),
})
export type AnswerChunk = InferOutput<typeof answerChunk>
