import { organisationDialogWidthPx } from '@chuhai/contract/constants'
import type { Locale } from '@chuhai/contract/locale'
import type { UserOrganisation } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'
import { Button, Dialog, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { organisationMessages } from './messages'
import { OrganisationForm } from './OrganisationForm'
import { createOrganisationFormStore, type OrganisationFormOptions } from './store'
import css from './styles.css?inline'

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

interface OrganisationDialogProps extends AddOrganisationDialogProps, OrganisationFormOptions {
  locale: Locale
}

/** The dialog and its form, which begins with the draft each time it opens. */
export const OrganisationDialog = ({
  core,
  isOpen,
  locale,
  draft,
  uploadImage,
  ...on
}: OrganisationDialogProps) => {
  const { onClose, onCreated } = on
  useStyles(css)
  const words = organisationMessages[locale]
  const formId = useId()
  const openCount = useOpenCount(isOpen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening has a store of its own
  const store = useMemo(
    () => createOrganisationFormStore(core, { draft, uploadImage }),
    [core, draft, uploadImage, openCount],
  )
  const state = useStore(store.$state)
  const announced = useRef<UserOrganisation | null>(null)

  useEffect(() => {
    if (!isOpen) return
    store.loadRegions()
    return store.cancel
  }, [isOpen, store])
  useLayoutEffect(() => {
    if (state.phase !== 'created' || announced.current === state.created) return
    announced.current = state.created
    core.notices.success(words.created)
    onCreated?.(state.created)
    onClose()
  }, [state, core, words, onCreated, onClose])

  return (
    <div lang={locale}>
      <Dialog
        open={isOpen}
        onClose={onClose}
        closeOnEscape={false}
        layout="screen"
        width={organisationDialogWidthPx}
        title={words.title}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" form={formId} busy={state.phase !== 'filling'}>
              {words.submit}
            </Button>
          </>
        }
      >
        <OrganisationForm id={formId} state={state} store={store} locale={locale} words={words} />
      </Dialog>
    </div>
  )
}

/** Returns how often the dialog was opened. */
const useOpenCount = (isOpen: boolean): number => {
  const [wasOpen, setWasOpen] = useState(false)
  const [count, setCount] = useState(0)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setCount(count + 1)
  }
  return count
}
