import type { Registration } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import type { Which } from './which'

export interface CompetitionDialogsProps {
  core: Core
  /** The edition that is signed up for. */
  editionId: number
  /** What the visitor wants; the owner keeps it. */
  opened: Which | null
  /** Leads on from one to the other, and back to it after a sign-on that had to leave the page. */
  onOpen(which: Which): void
  /** The visitor closes it, does not sign in, or the window is not open. */
  onClose(): void
  /** A team was handed in. */
  onSubmitted?(registration: Registration): void
  /** The language of these dialogs alone; the core's when not given. */
  locale?: Locale
  /** Name of the draft; dialogs with the same name and edition share what was typed. */
  draft?: string
}
