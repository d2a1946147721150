import { competitionErrors } from '@chuhai/contract/competition'
import { Button, Form, useLocale } from '@chuhai/ui'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { membersBody } from '../members/team'
import { signUpMessages } from '../messages'
import { type FormState, steps } from '../state'
import type { SignUpStore } from '../store'
import { focusHeading, focusIfLost } from './focus-heading'
import { InfoForm } from './InfoForm'
import { MembersStep } from './MembersStep'
import { Review } from './Review'
import { SignUpHeader, tabId } from './SignUpHeader'
import { StatusBanner } from './StatusBanner'

interface FormViewProps {
  state: FormState
  store: SignUpStore
  id: string
  formId: string
  onLatest(): void
}

/** A field may be a button or a group of radio buttons. */
const invalidField =
  '[data-invalid] :is(input:not([type="hidden"], [hidden]), button), :is(input, button)[aria-invalid="true"]'

/** Enter in one of many rows does not mean that all of them are filled in. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** A sign-up that can be changed: its status, and one of the three steps. */
export const FormView = ({ state, store, id, formId, onLatest }: FormViewProps) => {
  const locale = useLocale()
  const { step, track, registration, members, refusals } = state
  const words = signUpMessages[locale]
  const panel = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  const place = steps.indexOf(step)

  // The button that had the focus is gone: 撤回 on the first render, 上一步 or 下一步 with each step.
  useLayoutEffect(() => focusIfLost(heading.current), [])
  useLayoutEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    focusHeading(heading.current)
  }, [step])
  // In a layout effect: the field that was left by the press may still change the form in an effect.
  useLayoutEffect(() => {
    if (refusals) panel.current?.querySelector<HTMLElement>(invalidField)?.focus()
  }, [refusals])

  return (
    <>
      <SignUpHeader
        track={track}
        isLocked={registration !== null || step !== 'info'}
        panelId={id}
        done={place}
        onChoose={store.chooseTrack}
      />
      <div ref={panel} role="tabpanel" id={id} aria-labelledby={tabId(id, track)}>
        <h3 ref={heading} tabIndex={-1} className="ch-hidden" data-arrival>
          {words.currentStep(place + 1, words.steps[step])}
        </h3>
        {state.isOutdated && (
          <StatusBanner
            tone="warning"
            isAlert
            title={competitionErrors.CUP_CHANGED_ELSEWHERE[locale]}
            action={
              <Button variant="secondary" size="small" onClick={onLatest}>
                {words.showLatest}
              </Button>
            }
          />
        )}
        {registration?.auditStatus === '未通过' && (
          <StatusBanner tone="error" title={words.rejected} text={registration.auditReason} />
        )}
        {step === 'info' && <InfoForm id={formId} state={state} store={store} />}
        {step === 'members' && (
          <Form id={formId} onSubmit={store.next} onKeyDown={keepEnter}>
            <MembersStep state={state} store={store} />
          </Form>
        )}
        {step === 'review' && (
          <Review track={track} info={state.info[track]} members={membersBody(track, members ?? [])} />
        )}
      </div>
    </>
  )
}
