import { organisationDialogWidthPx } from '@chuhai/contract/constants'
import type { Locale } from '@chuhai/contract/locale'
import type { UserOrganisation } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'
import { Button, Dialog, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { AddingForm } from './AddingForm'
import css from './adding.css?inline'
import { addingMessages } from './messages'
import { type AddingOptions, createAddingStore } from './store'
import { useOpening } from './use-opening'

export interface AddingDialogProps extends AddingOptions {
  core: Core
  isOpen: boolean
  locale: Locale
  onClose(): void
  onCreated?: ((detail: UserOrganisation) => void) | undefined
}

/** The dialog and its form; each time it opens it begins with what is in the draft. */
export const AddingDialog = ({ core, isOpen, locale, draft, uploadImage, ...on }: AddingDialogProps) => {
  const { onClose, onCreated } = on
  useStyles(css)
  const words = addingMessages[locale]
  const formId = useId()
  const opening = useOpening(isOpen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening has a store of its own
  const store = useMemo(
    () => createAddingStore(core, { draft, uploadImage }),
    [core, draft, uploadImage, opening],
  )
  const state = useStore(store.$state)
  const announced = useRef<UserOrganisation | null>(null)

  useEffect(() => {
    if (!isOpen) return
    store.loadRegions()
    return store.stop
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
        <AddingForm id={formId} state={state} store={store} locale={locale} words={words} />
      </Dialog>
    </div>
  )
}
