import { Button, Undelivered, useLocale } from '@chuhai/ui'
import { signUpMessages } from '../messages'
import type { FormState, LockedState } from '../state'
import type { SignUpStore } from '../store'

interface FooterProps<State> {
  state: State
  store: SignUpStore
  formId: string
}

/** 上一步 and 下一步, or 提交. */
const FormButtons = ({ state: { step, isBusy }, store, formId }: FooterProps<FormState>) => {
  const words = signUpMessages[useLocale()]
  return (
    <>
      {/* The key keeps its element apart: turned into the submit button by its own press, it would submit the form. */}
      {step !== 'info' && (
        <Button key="back" variant="secondary" disabled={isBusy} onClick={store.back}>
          {words.back}
        </Button>
      )}
      {step === 'review' ? (
        <Button busy={isBusy} onClick={store.next}>
          {words.submit}
        </Button>
      ) : (
        <Button type="submit" form={formId} busy={isBusy}>
          {words.next}
        </Button>
      )}
    </>
  )
}

interface SignUpFooterProps extends FooterProps<FormState | LockedState> {
  onWithdraw(): void
  onPlan(): void
  onClose(): void
}

/** A note, or what is not delivered yet, and the next actions. */
export const SignUpFooter = ({ onWithdraw, onPlan, onClose, ...props }: SignUpFooterProps) => {
  const { state } = props
  const words = signUpMessages[useLocale()]
  const note =
    state.phase === 'filling' && !state.delay && !(state.step === 'info' && state.registration)
      ? words.notes[state.step]
      : undefined
  const isAccepted = state.phase === 'locked' && state.registration.auditStatus === '已通过'
  return (
    <>
      <Undelivered delay={state.delay} />
      {/* Here, because a notice may need files that cannot be fetched either. */}
      {state.isInterrupted ? (
        <span className="ch-sign-up__note ch-sign-up__note--interrupted" role="alert">
          {words.interrupted}
        </span>
      ) : (
        <span className="ch-sign-up__note">{note}</span>
      )}
      {state.phase === 'filling' ? (
        <FormButtons {...props} state={state} />
      ) : (
        <>
          {!isAccepted && (
            <Button variant="danger" busy={state.isBusy} onClick={onWithdraw}>
              {words.withdraw}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
          {isAccepted && <Button onClick={onPlan}>{words.uploadPlan}</Button>}
        </>
      )}
    </>
  )
}
