import type { EvaluationResult } from '@chuhai/contract/evaluation'
import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import type { Ways } from './ways'

export interface EvaluationDialogProps extends Partial<Ways> {
  core: Core
  isOpen: boolean
  /** The visitor closes it, follows a link out of it, or does not sign in; the owner then sets `isOpen` to false. */
  onClose(): void
  /** A new evaluation has found where somebody is. */
  onRated?(result: EvaluationResult): void
  /** What it opens with; unless said, the result where there is one, and the form otherwise (specification, section 4). */
  beginsWith?: 'form' | 'result'
  /** Where a sign-on that has to leave the page comes back to; where the visitor is unless said. */
  returnTo?: string
  /** The language of this dialog alone; the core's when not given. */
  locale?: Locale
  /** Name of the draft; dialogs with the same name share the answers. */
  draft?: string
}
