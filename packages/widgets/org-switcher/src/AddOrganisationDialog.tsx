import { dialogCloseEventDelayMs } from '@chuhai/contract/constants'
import { useCore } from '@chuhai/core/react'
import { usePart, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { AddOrganisationDialogProps } from './dialog/OrganisationDialog'
import { switcherMessages } from './messages'

const loadDialog = () => import('./dialog/OrganisationDialog')

/**
 * 新增主体 (specification 2.16, 4, 5.6): 700 px wide; clicks outside and Escape do not close it. Loaded when opened.
 *
 * @example
 * const [isOpen, setIsOpen] = useState(true)
 * return <AddOrganisationDialog core={core} isOpen={isOpen} onClose={() => setIsOpen(false)} />
 */
export const AddOrganisationDialog = ({ onClosed, ...props }: AddOrganisationDialogProps) => {
  const core = useCore('AddOrganisationDialog', props.core)
  const { isOpen, onClose } = props
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const dialog = usePart(loadDialog, isOpen, () => {
    core.notices.error(switcherMessages[locale].loadFailed)
    onClose()
  })
  useClosed(isOpen && Boolean(dialog), onClosed)
  return (
    <WidgetScope locale={locale} theme={props.theme}>
      {dialog && <dialog.OrganisationDialog {...props} core={core} locale={locale} />}
    </WidgetScope>
  )
}

/** Calls `onClosed` 300 ms after the dialog was hidden (specification, sections 4 and 9). */
const useClosed = (isOpen: boolean, onClosed: (() => void) | undefined): void => {
  const latest = useRef(onClosed)
  latest.current = onClosed
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) {
      wasOpen.current = true
      return
    }
    if (!wasOpen.current) return
    const timer = setTimeout(() => {
      wasOpen.current = false
      latest.current?.()
    }, dialogCloseEventDelayMs)
    return () => clearTimeout(timer)
  }, [isOpen])
}
