import {
  type SignOnDisplay,
  type SignOnMessage,
  type SignOnMode as SignOnStartMode,
  signOnAddress,
} from '@chuhai/contract/sign-on'
import type { Core } from '@chuhai/core'
import { acceptMessage, createAttempt, type SignOnAttempt } from '@chuhai/core/sign-on'

export interface Question {
  core: Core
  page: Window
  /** Origins whose messages the server's settings allow. */
  origins: readonly string[]
  client: string
  mode: SignOnStartMode
  display: SignOnDisplay
  /** The window that was opened for it, as soon as there is one. */
  source(): unknown
  answered(message: SignOnMessage, attempt: SignOnAttempt): void
  /** Nothing is heard any more once it has aborted. */
  signal: AbortSignal
}

/** Begins a try of its own at a provider, and listens for its answer. Gives the address to open; null when it is too late. */
export const askProvider = async (question: Question): Promise<string | null> => {
  const { core, page, origins, client, mode, display, signal } = question
  const attempt = await createAttempt()
  if (signal.aborted) return null
  const { state, challenge } = attempt
  const origin = core.base || page.location.origin
  page.addEventListener(
    'message',
    (event) => {
      const message = acceptMessage(event, { origin, origins, source: question.source(), state })
      if (message) question.answered(message, attempt)
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
