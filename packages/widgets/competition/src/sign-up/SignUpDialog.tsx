import type { Registration } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { Dialog, Skeleton, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useId, useRef, useState } from 'react'
import { Confirmation } from '../parts/Confirmation'
import { LoadFailed } from '../parts/LoadFailed'
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
  locale: Locale
  onClose(): void
  /** The visitor goes to the plan. */
  onPlan(): void
  onSubmitted?: ((registration: Registration) => void) | undefined
}

/** 麒麟杯报名 (specification 2.15, 4, 5.2 to 5.5): one dialog through all phases, so that the focus stays inside it. */
export const SignUpDialog = (props: SignUpDialogProps) => {
  const { core, editionId, draft, isOpen, locale, onClose, onPlan } = props
  useStyles(css)
  const words = signUpMessages[locale]
  const id = useId()
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
  // The confirmation was modal: what has changed behind it could not take the focus.
  const focusContent = () => focusIfLost(dialog.current?.querySelector<HTMLElement>('[data-arrival]'))
  const shared = { store, locale, id }
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
          {(state.phase === 'idle' || state.phase === 'loading') && <Skeleton lines={8} height={320} />}
          {state.phase === 'loadFailed' && <LoadFailed locale={locale} onRetry={store.retry} />}
          {state.phase === 'filling' && (
            <FormView {...shared} state={state} onLatest={() => setConfirming('latest')} />
          )}
          {state.phase === 'locked' && <LockedView {...shared} state={state} />}
          {isSubmitted && (
            <Submitted
              registration={state.registration}
              locale={locale}
              onShow={store.showSubmitted}
              onClose={onClose}
            />
          )}
        </Dialog>
      </div>
      <Confirmation
        {...words.withdrawing}
        act={words.withdraw}
        isOpen={isOpen && confirming === 'withdraw'}
        locale={locale}
        onConfirm={store.withdraw}
        onClosed={focusContent}
        onClose={closeConfirmation}
      />
      <Confirmation
        {...words.replacing}
        act={words.showLatest}
        isOpen={isOpen && confirming === 'latest'}
        locale={locale}
        onConfirm={store.loadLatest}
        onClosed={focusContent}
        onClose={closeConfirmation}
      />
    </div>
  )
}
