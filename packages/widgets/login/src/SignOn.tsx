import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'

export interface SignOnProps {
  core: Core
  /** The language of the dialogs alone; the core's when not given. */
  locale?: Locale
  /** What happens once somebody has signed in: the page loads anew, or its session is refreshed where it is. */
  after?: 'reload' | 'refresh'
  onSignedIn?(detail: { id: string }): void
}

/**
 * Answers every `core.signOn.request()` of a page, with the ladder of sign-on and its dialogs (specification 2.16, 4); put it into a page once.
 * It also completes a sign-on that left the page and has just come back. What it shows is loaded with the first request.
 */
export const SignOn = (_: SignOnProps) => null
