import {
  readSignOnMessage,
  type SignOnMessage,
  type signOnCloseType,
  type signOnNoCookiesType,
} from '@chuhai/contract/sign-on'

/** What a message has to match to be that of one sign-on attempt. */
export interface ExpectedMessage {
  /** Origin of the server's callback page. */
  origin: string
  /** Origins that the server's settings allow. */
  origins: readonly string[]
  /** The frame or the window that was opened for this try. */
  source: unknown
  state: string
}

/**
 * Returns the message of the expected sign-on attempt, or null for anything else that a page may post. Never throws.
 *
 * @param event The event of `window`'s `message`.
 * @param expected Origins, source and `state` have all to match.
 */
export const acceptMessage = (
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  { origin, origins, source, state }: ExpectedMessage,
): SignOnMessage | null => {
  try {
    if (event.origin !== origin || !origins.includes(origin)) return null
    if (!source || event.source !== source) return null
    const message = readSignOnMessage(event.data)
    return message?.state === state ? message : null
  } catch {
    return null
  }
}

/** Returns whether the opened frame says something: to close its dialog, or that it has no cookies. Never throws. */
export const isFrameMessage = (
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  type: typeof signOnCloseType | typeof signOnNoCookiesType,
  { origins, source }: Pick<ExpectedMessage, 'origins' | 'source'>,
): boolean => {
  try {
    const isFromFrame = Boolean(source) && event.source === source && origins.includes(event.origin)
    return isFromFrame && event.data.type === type
  } catch {
    return false
  }
}
