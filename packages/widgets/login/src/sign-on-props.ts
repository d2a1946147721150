import type { Locale } from '@chuhai/contract/locale'
import type { AfterSignOn, Core } from '@chuhai/core'

export interface SignOnProps {
  core: Core
  /** The language of the dialogs alone; the core's when not given. */
  locale?: Locale
  /** What follows a sign-on where its request does not say: the page loads anew, or its session is refreshed where it is. */
  after?: AfterSignOn
  onSignedIn?(detail: { id: string }): void
}
