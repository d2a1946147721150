import type { Registration } from '@chuhai/contract/competition'
import type { Core } from '@chuhai/core'
import { ConfirmDialog, Dialog, Skeleton, useFormId, useLocale, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useId, useRef, useState } from 'react'
import { RegistrationFailed } from '../parts/RegistrationFailed'
import { useDialogStore } from '../use-dialog-store'
import { signUpMessages } from './messages'
import { FormView } from './parts/FormView'
import { focusIfLost } from './parts/focus-heading'
import { LockedView } from './parts/LockedView'
import { SignUpFooter } from './parts/SignUpFooter'
import { Submitted } from './parts/Submitted'
import { createSignUpStore } from './store'
import css from './styles.css?inline'

const widthPx = 880
const submittedWidthPx = 400

export interface SignUpDialogProps {
  core: Core
  editionId: number
  /** Name of the draft. */
  draft: string
  isOpen: boolean
  onClose(): void
  /** The visitor goes to the plan. */
  onPlan(): void
  onSubmitted?: ((registration: Registration) => void) | undefined
}

/** 麒麟杯报名 (specification 2.15, 4, 5.2 to 5.5): one dialog through all phases, so that the focus stays inside it. */
export const SignUpDialog = (props: SignUpDialogProps) => {
  const { core, editionId, draft, isOpen, onClose, onPlan } = props
  const locale = useLocale()
  useStyles(css)
  const words = signUpMessages[locale]
  const id = useId()
  const formId = useFormId()
  const dialog = useRef<HTMLDivElement>(null)
  const [confirming, setConfirming] = useState<'withdraw' | 'latest' | null>(null)
  const latest = useRef({ ...props, words })
  latest.current = { ...props, words }
  const store = useDialogStore(core, isOpen, draft, () =>
    createSignUpStore(core, {
      editionId,
      draft,
      onSubmitted(registration) {
        if (!latest.current.isOpen) core.notices.success(latest.current.words.submitted.title)
        latest.current.onSubmitted?.(registration)
      },
      onWithdrawn: () => core.notices.success(latest.current.words.withdrawn),
    }),
  )
  const state = useStore(store.$state)
  const isSubmitted = state.phase === 'submitted'

  const closeConfirmation = () => setConfirming(null)
  const confirmWith = (action: () => void) => () => {
    closeConfirmation()
    action()
  }
  // The confirmation was modal: what has changed behind it could not take the focus.
  const focusContent = () => focusIfLost(dialog.current?.querySelector<HTMLElement>('[data-arrival]'))
  const shared = { store, id, formId }
  return (
    <div lang={locale}>
      <div ref={dialog} className="ch-sign-up">
        <Dialog
          open={isOpen}
          onClose={onClose}
          title={words.title}
          layout={isSubmitted ? 'compact' : 'screen'}
          width={isSubmitted ? submittedWidthPx : widthPx}
          footer={
            (state.phase === 'filling' || state.phase === 'locked') && (
              <SignUpFooter
                {...shared}
                state={state}
                onWithdraw={() => setConfirming('withdraw')}
                onPlan={onPlan}
                onClose={onClose}
              />
            )
          }
        >
          {state.phase === 'loading' && <Skeleton lines={8} height={320} />}
          {state.phase === 'loadFailed' && <RegistrationFailed onRetry={store.retry} />}
          {state.phase === 'filling' && (
            <FormView {...shared} state={state} onLatest={() => setConfirming('latest')} />
          )}
          {state.phase === 'locked' && <LockedView {...shared} state={state} />}
          {isSubmitted && (
            <Submitted registration={state.registration} onShow={store.showSubmitted} onClose={onClose} />
          )}
        </Dialog>
      </div>
      <ConfirmDialog
        title={words.withdrawing.title}
        confirm={words.withdraw}
        open={isOpen && confirming === 'withdraw'}
        onConfirm={confirmWith(store.withdraw)}
        onClose={closeConfirmation}
        onClosed={focusContent}
      >
        {words.withdrawing.text}
      </ConfirmDialog>
      <ConfirmDialog
        title={words.replacing.title}
        confirm={words.showLatest}
        open={isOpen && confirming === 'latest'}
        onConfirm={confirmWith(store.loadLatest)}
        onClose={closeConfirmation}
        onClosed={focusContent}
      >
        {words.replacing.text}
      </ConfirmDialog>
    </div>
  )
}
