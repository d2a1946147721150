import * as v from 'valibot'
import { optionalText } from '../text-fields'

/** How an answer ends: complete, stopped by the visitor, or interrupted. */
export const answerEnds = ['complete', 'stopped', 'broken'] as const
/** How an answer has ended. */
export type AnswerEnd = (typeof answerEnds)[number]

/** A page of the portal that an answer rests on; the address is relative to the server. */
export const answerSource = v.object({ title: v.string(), address: v.string() })
/** A page to read more on. */
export type AnswerSource = v.InferOutput<typeof answerSource>

/**
 * One event of an answer (specification, section 3: chunk). Appending every `msg` since the last `isAnew` gives the answer; the other fields tell
 * what `msg` cannot. A stream that ends without a `state` was cut by the network: the answer goes on, and
 * `resumeAnswer` gives the rest.
 */
export const answerChunk = v.object({
  msg: v.string(),
  /** With the first event: who is who, when the question was asked, and how much of the answer this stream leaves out (its `length` in JavaScript). */
  answerId: v.optional(v.string()),
  questionId: v.optional(v.string()),
  time: v.optional(v.string()),
  offset: v.optional(v.number()),
  /** The text before turned out to be no answer: it begins anew after this event. */
  isAnew: v.optional(v.boolean()),
  /** What the portal has on the question; before the first word. */
  sources: v.optional(v.array(answerSource)),
  /** A sentence to show while nothing comes. */
  notice: v.optional(v.string()),
  /** With the last event. */
  state: v.optional(v.picklist(answerEnds)),
  /** Why the answer is broken: a code of `answerErrors`, and its text in the caller's language. */
  code: v.optional(v.string()),
  text: v.optional(v.string()),
})
/** One event of the stream of an answer. */
export type AnswerChunk = v.InferOutput<typeof answerChunk>

const common = { id: v.string(), message: v.string(), time: v.string() }

/** What was said (specification, section 3), the visitor's side and the assistant's. An answer that still grows is `running`. */
export const chatMessage = v.variant('speaker', [
  v.object({ ...common, speaker: v.literal('user'), image: v.nullable(v.string()) }),
  v.object({
    ...common,
    speaker: v.literal('assistant'),
    questionId: v.string(),
    state: v.picklist(['running', ...answerEnds]),
    /** Why it is broken, in the caller's language. */
    text: v.nullable(v.string()),
    sources: v.array(answerSource),
    isReported: v.boolean(),
  }),
])
/** A question or an answer of a conversation; times are in ISO 8601. */
export type ChatMessage = v.InferOutput<typeof chatMessage>

/** What a visitor can report about an answer. */
export const reportReasons = ['wrong', 'harmful', 'illegal', 'private', 'other'] as const

/** A visitor's report of an answer; `note` has 200 characters at most. */
export const answerReport = v.object({
  reason: v.picklist(reportReasons),
  note: v.optional(optionalText(200), ''),
})
/** A report with its note, which is empty unless given. */
export type AnswerReport = v.InferOutput<typeof answerReport>

/** Something to ask the assistant (specification, section 3); `logo` is an address, relative to the server. */
export const scene = v.object({ id: v.number(), name: v.string(), logo: v.string(), guideWords: v.string() })
/** A suggestion of the chat; picking it fills the input with `guideWords`. */
export type Scene = v.InferOutput<typeof scene>
