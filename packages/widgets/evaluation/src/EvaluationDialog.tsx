import type { EvaluationResult } from '@chuhai/contract/evaluation'
import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { LocaleProvider, usePart } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import type { PortalLinks } from './links'
import { evaluationMessages } from './messages'

export interface EvaluationDialogProps extends Partial<PortalLinks> {
  core: Core
  isOpen: boolean
  /** The visitor closes it, follows a link out of it, or does not sign in; the owner then sets `isOpen` to false. */
  onClose(): void
  /** A new evaluation has a result. */
  onRated?(result: EvaluationResult): void
  /** The first view; by default the result when there is one, and the form otherwise (specification, section 4). */
  beginsWith?: 'form' | 'result'
  /** Where a sign-on that has to leave the page comes back to; the current page when not given. */
  returnTo?: string
  /** The language of this dialog alone; the core's when not given. */
  locale?: Locale
  /** Name of the draft; dialogs with the same name share the answers. */
  draft?: string
}

const loadDialog = () => import('./dialog/GuideDialog')

/**
 * 建立跨境专属导航 (specification 2.10, 2.16, 4, 5.7): questions, evaluating, result. A visitor who is not signed in is
 * asked to sign in first. Loaded when opened.
 */
export const EvaluationDialog = (props: EvaluationDialogProps) => {
  const { core, isOpen, onClose } = props
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const dialog = usePart(loadDialog, isOpen, () => {
    core.notices.error(evaluationMessages[locale].loadFailed)
    onClose()
  })
  return (
    <LocaleProvider locale={locale}>
      {dialog && <dialog.GuideDialog {...props} locale={locale} />}
    </LocaleProvider>
  )
}
