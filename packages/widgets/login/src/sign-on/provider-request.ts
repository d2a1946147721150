import {
  type SignOnDisplay,
  type SignOnMessage,
  type SignOnMode as SignOnStartMode,
  signOnAddress,
} from '@chuhai/contract/sign-on'
import type { Core } from '@chuhai/core'
import { acceptMessage, createAttempt, type SignOnAttempt } from '@chuhai/core/sign-on'

export interface ProviderRequest {
  core: Core
  page: Window
  /** Origins whose messages the server's settings allow. */
  origins: readonly string[]
  client: string
  mode: SignOnStartMode
  display: SignOnDisplay
  /** Returns the window or frame that was opened. */
  source(): unknown
  onAnswer(message: SignOnMessage, attempt: SignOnAttempt): void
  /** Ends the listening. */
  signal: AbortSignal
}

/** Starts an attempt and listens for the provider's answer. Resolves to the address to open; null when aborted. */
export const requestProvider = async (request: ProviderRequest): Promise<string | null> => {
  const { core, page, origins, client, mode, display, signal } = request
  const attempt = await createAttempt()
  if (signal.aborted) return null
  const { state, challenge } = attempt
  const origin = core.base || page.location.origin
  page.addEventListener(
    'message',
    (event) => {
      const message = acceptMessage(event, { origin, origins, source: request.source(), state })
      if (message) request.onAnswer(message, attempt)
    },
    { signal },
  )
  return signOnAddress(core.base, client, {
    state,
    challenge,
    mode,
    display,
    origin: page.location.origin,
    locale: core.locale.$locale.get(),
  })
}
