import { type InferOutput, literal, maxLength, object, pipe, safeParse, string, variant } from 'valibot'

const text = pipe(string(), maxLength(4096))

/**
 * What the server's callback page posts to the page that started a sign-on, and to no other origin (specification,
 * section 4): a code to exchange, or that the visitor has to log in. `state` is the one that page has made.
 */
export const signOnMessage = variant('type', [
  object({ type: literal('AUTH_CODE'), code: text, state: text, iss: text }),
  object({ type: literal('NEED_LOGIN'), state: text }),
])
export type SignOnMessage = InferOutput<typeof signOnMessage>

/** Reads whatever came with a `message` event; null for everything that is not ours. Never throws. */
export const readSignOnMessage = (data: unknown): SignOnMessage | null => {
  try {
    const { success, output } = safeParse(signOnMessage, data)
    return success ? output : null
  } catch {
    return null
  }
}
