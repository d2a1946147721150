import {
  array,
  boolean,
  type InferOutput,
  literal,
  nullable,
  object,
  picklist,
  string,
  variant,
} from 'valibot'
import { answerEnds, answerSource } from './answer'

const told = { id: string(), message: string(), time: string() }

/** What was said (specification, section 3), the visitor's side and the assistant's. An answer that still grows is `running`. */
export const chatMessage = variant('speaker', [
  object({ ...told, speaker: literal('user'), image: nullable(string()) }),
  object({
    ...told,
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
