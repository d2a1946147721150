import { useCore } from '@chuhai/core/react'
import { usePart, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import type { EvaluationDialogProps } from './dialog/GuideDialog'
import { evaluationMessages } from './messages'

const loadDialog = () => import('./dialog/GuideDialog')

/**
 * 建立跨境专属导航 (specification 2.10, 2.16, 4, 5.7): questions, evaluating, result. A visitor who is not signed in is
 * asked to sign in first. Loaded when opened.
 *
 * @example
 * const [isOpen, setIsOpen] = useState(true)
 * return <EvaluationDialog core={core} isOpen={isOpen} onClose={() => setIsOpen(false)} />
 */
export const EvaluationDialog = (props: EvaluationDialogProps) => {
  const core = useCore('EvaluationDialog', props.core)
  const { isOpen, onClose } = props
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const dialog = usePart(loadDialog, isOpen, () => {
    core.notices.error(evaluationMessages[locale].loadFailed)
    onClose()
  })
  return (
    <WidgetScope locale={locale} theme={props.theme}>
      {dialog && <dialog.GuideDialog {...props} core={core} locale={locale} />}
    </WidgetScope>
  )
}
