import { readSignOnMessage, type SignOnMessage, signOnCloseType } from '@chuhai/contract/sign-on'

export interface ExpectedMessage {
  /** Origin of the server whose callback page answers. */
  origin: string
  /** Origins that the server's settings allow. */
  origins: readonly string[]
  /** The frame or the window that was opened for this try. */
  source: unknown
  state: string
}

/** The message where it is the answer that was waited for, null for everything else a page may post. Never throws. */
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

/** Whether a page in the frame that was opened asks to close the dialog around it. Never throws. */
export const asksToClose = (
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  { origins, source }: Pick<ExpectedMessage, 'origins' | 'source'>,
): boolean => {
  try {
    const isFromFrame = Boolean(source) && event.source === source && origins.includes(event.origin)
    return isFromFrame && event.data.type === signOnCloseType
  } catch {
    return false
  }
}
