import { competitionErrors } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import { Button } from '@chuhai/ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { arriveAt, showFromTop } from './frame/arrival'
import { Band } from './frame/Band'
import { Head } from './frame/Head'
import { frameMessages } from './frame/messages'
import { tabIdOf } from './frame/TrackTabs'
import { InfoForm } from './info/InfoForm'
import { bodyOfTeam } from './registration/team'
import { reviewMessages } from './review/messages'
import { Review } from './review/Review'
import type { Filling } from './store/state'
import { steps } from './store/step'
import type { SignUpStore } from './store/store'
import { MembersStep } from './team/MembersStep'

interface FillingViewProps {
  state: Filling
  store: SignUpStore
  locale: Locale
  formId: string
  panelId: string
  /** Whether 下一步 or 提交 was pressed, and nothing has come of it yet. */
  isJudged: RefObject<boolean>
  onNext(): void
  onNewest(): void
}

/** A field may be a button or a group of radios to the browser. */
const firstWrong =
  '[data-invalid] :is(input:not([type="hidden"], [hidden]), button), :is(input, button)[aria-invalid="true"]'

/** The step that is shown. */
const StepView = ({ state, store, locale, formId, onNext }: FillingViewProps) => {
  const { step, track, members } = state
  if (step === 'info')
    return <InfoForm id={formId} state={state} store={store} locale={locale} onNext={onNext} />
  if (step === 'members') return <MembersStep state={state} store={store} locale={locale} />
  return (
    <Review
      track={track}
      info={state.info[track]}
      members={bodyOfTeam(track, members ?? [])}
      locale={locale}
    />
  )
}

/** What can be filled in: where it stands, and one of the three steps. */
export const FillingView = (props: FillingViewProps) => {
  const { state, store, locale, panelId, isJudged, onNewest } = props
  const { step, track, registration } = state
  const words = frameMessages[locale]
  const review = reviewMessages[locale]
  const panel = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const place = steps.indexOf(step)

  // A registration that was taken back: its button had the focus, and is gone.
  useLayoutEffect(() => arriveAt(heading.current), [])
  // What had the focus is gone with the last step.
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    showFromTop(heading.current)
  }, [step])
  // Before the paint: an effect still due from leaving the last field would take the press for its own.
  useLayoutEffect(() => {
    if (!isJudged.current || state.isBusy) return
    isJudged.current = false
    panel.current?.querySelector<HTMLElement>(firstWrong)?.focus()
  }, [state, isJudged])

  return (
    <>
      <Head
        track={track}
        isLocked={registration !== null || step !== 'info'}
        panelId={panelId}
        done={place}
        locale={locale}
        onChoose={store.chooseTrack}
      />
      <div ref={panel} role="tabpanel" id={panelId} aria-labelledby={tabIdOf(panelId, track)}>
        <h3 ref={heading} tabIndex={-1} className="ch-hidden" data-arrival>
          {words.arrived(place + 1, words.steps[step])}
        </h3>
        {state.isOutdated && (
          <Band
            tone="warning"
            isAlert
            title={competitionErrors.CUP_CHANGED_ELSEWHERE[locale]}
            action={
              <Button variant="secondary" size="small" onClick={onNewest}>
                {review.newest}
              </Button>
            }
          />
        )}
        {registration?.auditStatus === '未通过' && (
          <Band tone="error" title={review.rejected} text={registration.auditReason} />
        )}
        <StepView {...props} />
      </div>
    </>
  )
}
