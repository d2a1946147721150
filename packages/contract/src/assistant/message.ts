import {
  array,
  boolean,
  check,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  trim,
  variant,
} from 'valibot'
import { atMost } from '../fields'

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

const common = { id: string(), message: string(), time: string() }

/** What was said (specification, section 3), the visitor's side and the assistant's. An answer that still grows is `running`. */
export const chatMessage = variant('speaker', [
  object({ ...common, speaker: literal('user'), image: nullable(string()) }),
  object({
    ...common,
    speaker: literal('assistant'),
    questionId: string(),
    state: picklist(['running', ...answerEnds]),
    /** Why it is broken, in the caller's language. */
    text: nullable(string()),
    sources: array(answerSource),
    isReported: boolean(),
  }),
])
export type ChatMessage = InferOutput<typeof chatMessage>

export const reportReasons = ['wrong', 'harmful', 'illegal', 'private', 'other'] as const

export const answerReport = object({
  reason: picklist(reportReasons),
  note: optional(pipe(string(), trim(), check(atMost(200))), ''),
})
export type AnswerReport = InferOutput<typeof answerReport>

/** Something to ask the assistant (specification, section 3); `logo` is an address, relative to the server. */
export const scene = object({ id: number(), name: string(), logo: string(), guideWords: string() })
export type Scene = InferOutput<typeof scene>
