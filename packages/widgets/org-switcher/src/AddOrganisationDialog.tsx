import type { Locale } from '@chuhai/contract/locale'
import type { UserOrganisation } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'
import { LocaleProvider } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { switcherMessages } from './messages'
import { useClosed } from './use-closed'
import { usePart } from './use-part'

export interface AddOrganisationDialogProps {
  core: Core
  isOpen: boolean
  /** The visitor cancels, or the organisation is created; the owner then sets `isOpen` to false. */
  onClose(): void
  /** 300 ms after the dialog is hidden. */
  onClosed?(): void
  /** It is in the user's list by now, and can be chosen. */
  onCreated?(detail: UserOrganisation): void
  /** The language of this dialog alone; the core's when not given. */
  locale?: Locale
  /** Name of the draft; dialogs with the same name share what was typed. */
  draft?: string
}

const loadAdding = () => import('./adding')

/** 新增主体 (specification 2.16, 4, 5.6): 700 px wide, and neither a press beside it nor Escape closes it. Fetched when opened. */
export const AddOrganisationDialog = ({ onClosed, ...props }: AddOrganisationDialogProps) => {
  const { core, isOpen, onClose } = props
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const adding = usePart(loadAdding, isOpen, (error) => {
    console.error('[chuhai] The dialog could not be fetched: check that all its files are served.', error)
    core.notices.error(switcherMessages[locale].loadFailed)
    onClose()
  })
  useClosed(isOpen && Boolean(adding), onClosed)
  return (
    <LocaleProvider locale={locale}>
      {adding && <adding.AddingDialog {...props} locale={locale} />}
    </LocaleProvider>
  )
}
