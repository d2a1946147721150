import { organisationDialogWidthPx } from '@chuhai/contract/constants'
import type { Locale } from '@chuhai/contract/locale'
import type { UserOrganisation } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'
import { Button, Dialog, type Theme, Undelivered, useEnd, useFormId, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { organisationMessages } from './messages'
import { OrganisationForm } from './OrganisationForm'
import { createOrganisationFormStore, type OrganisationFormOptions } from './store'
import css from './styles.css?inline'

/** What `AddOrganisationDialog` takes; the owner keeps `isOpen`. */
export interface AddOrganisationDialogProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** Whether it is shown; the owner keeps it. */
  isOpen: boolean
  /** The visitor cancels, or the organisation is created; the owner then sets `isOpen` to false. */
  onClose(): void
  /** 300 ms after the dialog is hidden. */
  onClosed?(): void
  /** It is in the user's list by now, and can be chosen. */
  onCreated?(detail: UserOrganisation): void
  /** The language of this dialog alone; the core's when not given. */
  locale?: Locale
  /** The theme of this dialog alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /**
   * Name of the draft; dialogs with the same name share what was typed.
   * @default 'form'
   */
  draft?: string
}

interface OrganisationDialogProps extends AddOrganisationDialogProps, OrganisationFormOptions {
  core: Core
  locale: Locale
}

/** The dialog and its form, which begins with the draft each time it opens. */
export const OrganisationDialog = (props: OrganisationDialogProps) => {
  const { core, isOpen, locale, draft, uploadImage, onClose } = props
  useStyles(css)
  const words = organisationMessages[locale]
  const formId = useFormId()
  const openCount = useOpenCount(isOpen)
  const latest = useRef({ ...props, words })
  latest.current = { ...props, words }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening has a store of its own
  const store = useMemo(
    () =>
      createOrganisationFormStore(core, {
        draft,
        uploadImage,
        onCreated(created) {
          core.notices.success(latest.current.words.created)
          latest.current.onCreated?.(created)
          latest.current.onClose()
        },
      }),
    [core, draft, uploadImage, openCount],
  )
  const state = useStore(store.$state)

  useEffect(() => {
    if (isOpen) store.loadRegions()
    else store.cancel()
  }, [isOpen, store])
  useEnd(store.cancel)

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
            <Undelivered delay={state.delay} />
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
