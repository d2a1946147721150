/**
 * What the server's callback page posts to the page that started a sign-on, and to no other origin (specification,
 * section 4): a code to exchange, or that the visitor has to log in. `state` is the one that page has made.
 */
export type SignOnMessage =
  | { type: 'AUTH_CODE'; code: string; state: string; iss: string }
  | { type: 'NEED_LOGIN'; state: string }

/**
 * What a page in the frame of the sign-on dialog posts to the page around it when Escape is pressed there: keys do
 * not leave a frame.
 */
export const signOnCloseType = 'CLOSE'

/** A message from the provider's iframe to the embedding page: the browser blocks cookies in the iframe, so a popup is needed. */
export const signOnNoCookiesType = 'NO_COOKIES'

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 4096

/**
 * Reads the data of a `message` event; null for other messages. Never throws. Written by hand, because a
 * schema of two variants would be larger than the rest of the sign-on code.
 */
export const readSignOnMessage = (data: unknown): SignOnMessage | null => {
  try {
    const { type, code, state, iss } = data as Record<string, unknown>
    if (!isText(state)) return null
    if (type === 'NEED_LOGIN') return { type, state }
    return type === 'AUTH_CODE' && isText(code) && isText(iss) ? { type, code, state, iss } : null
  } catch {
    return null
  }
}
