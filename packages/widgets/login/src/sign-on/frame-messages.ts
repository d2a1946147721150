import { signOnCloseType, signOnNoCookiesType } from '@chuhai/contract/sign-on'
import { type ExpectedMessage, isFrameMessage } from '@chuhai/core/sign-on'

interface FrameListener {
  /** Ends the listening. */
  signal: AbortSignal
  /** The provider's iframe and the allowed origins; null while none is shown. */
  frame(): Pick<ExpectedMessage, 'origins' | 'source'> | null
  /** Escape was pressed in the iframe. */
  onClose(): void
  /** The browser blocks cookies in the iframe, so nobody can sign in there. */
  onCookiesBlocked(): void
}

/** Listens for what the provider's page in its iframe tells the dialog around it. */
export const listenToFrame = (
  page: Window,
  { signal, frame, onClose, onCookiesBlocked }: FrameListener,
): void =>
  page.addEventListener(
    'message',
    (event) => {
      const expected = frame()
      if (!expected) return
      if (isFrameMessage(event, signOnCloseType, expected)) onClose()
      else if (isFrameMessage(event, signOnNoCookiesType, expected)) onCookiesBlocked()
    },
    { signal },
  )
