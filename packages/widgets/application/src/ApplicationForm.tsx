import type { Application } from '@chuhai/contract/application'
import { Button, Form, Icon, Steps, Undelivered, useImeGuard, useLocale, useRefusedDrops } from '@chuhai/ui'
import { iconFlag } from '@chuhai/ui/icons'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ClosedNotice } from './ClosedNotice'
import { ConfirmStep } from './ConfirmStep'
import { FieldView, fieldId } from './fields/FieldView'
import { openReasons, stepOf, termsField } from './form'
import { applicationMessages } from './messages'
import { ProblemSummary } from './ProblemSummary'
import { SaveStatus } from './SaveStatus'
import type { FormState } from './state'
import type { ApplicationStore } from './store'

interface ApplicationFormProps {
  application: Application
  form: FormState
  store: ApplicationStore
}

const focusable = 'input:not([type="hidden"], [hidden]), textarea, button'

/** Moves to a field; a field of several controls is focused by its first. */
const focusField = (form: HTMLElement | null, name: string) => {
  const field = form?.querySelector<HTMLElement>(`#${fieldId(name)}`)
  const control = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable)
  control?.focus()
}

/** The steps of a kind, one at a time, and at last everything to be confirmed. */
export const ApplicationForm = ({ application, form, store }: ApplicationFormProps) => {
  const { kind } = store
  const locale = useLocale()
  const words = applicationMessages[useLocale()]
  const element = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const ime = useImeGuard(element)
  useRefusedDrops(element)
  /** Counts refused attempts: each shows the summary again. */
  const [refusals, setRefusals] = useState(0)
  const [wanted, setWanted] = useState<string | null>(null)
  const labels = [...kind.steps.map(({ label }) => label[locale]), words.confirm]
  const step = kind.steps[form.step]
  const reasons = openReasons(application, form.values)
  const reasonCount = Object.keys(reasons).length
  const hasProblems = Object.values(form.problems).some(Boolean)
  const shownStep = useRef(form.step)

  // A new step is read from its heading on; one that was opened for a field, from that field.
  useLayoutEffect(() => {
    if (shownStep.current === form.step) return
    shownStep.current = form.step
    setRefusals(0)
    if (wanted) return
    heading.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView?.({ block: 'start' })
  }, [form.step, wanted])
  useEffect(() => {
    if (!wanted || stepOf(kind, wanted) !== form.step) return
    focusField(element.current, wanted)
    setWanted(null)
  }, [wanted, form.step, kind])

  const go = (name: string) => {
    const target = name === termsField ? kind.steps.length : stepOf(kind, name)
    if (target !== form.step) store.goTo(target)
    setWanted(name)
  }
  const join = store.shown.words[locale].places?.join
  const canWait = !step && application.refusal === 'CLASS_FULL' && join !== undefined
  const submit = async (waits = false) => {
    if (form.isSending) return
    const isDone = step ? store.next() : await store.submit(waits)
    if (!isDone) setRefusals((count) => count + 1)
  }

  return (
    <Form
      ref={element}
      className="ch-application-form"
      aria-busy={form.isSending}
      onSubmit={() => submit()}
      onCompositionEnd={(event) => {
        const { name, value } = event.target as HTMLInputElement
        if (kind.fields[name]) store.change(name, value)
      }}
    >
      <header className="ch-application-form__head">
        <Steps label={words.stepsLabel} steps={labels} current={form.step} />
        <SaveStatus store={store} />
      </header>
      <div className="ch-application-form__body">
        <h2 ref={heading} tabIndex={-1}>
          {labels[form.step]}
        </h2>
        <ClosedNotice application={application} shown={store.shown} />
        {application.last && (
          <p className="ch-application-form__last">
            {words.last.text}
            <Button variant="text" size="small" disabled={form.isSending} onClick={store.beginWithLast}>
              {words.last.action}
            </Button>
          </p>
        )}
        {application.state === 'rejected' && reasonCount > 0 && (
          <p className="ch-application-form__reasons">
            <Icon path={iconFlag} size={18} />
            {words.reasonsLeft(reasonCount)}
          </p>
        )}
        {refusals > 0 && hasProblems && (
          <ProblemSummary key={refusals} shown={store.shown} problems={form.problems} onGo={go} />
        )}
        {step ? (
          <div className="ch-application-form__fields">
            {Object.entries(step.fields).map(([name, field]) => (
              <div key={name} data-type={field.type}>
                <FieldView
                  name={name}
                  field={field}
                  form={form}
                  reason={reasons[name]}
                  store={store}
                  isComposing={ime.isComposing}
                />
              </div>
            ))}
          </div>
        ) : (
          <ConfirmStep form={form} store={store} />
        )}
      </div>
      <footer className="ch-application-form__actions">
        <Undelivered delay={form.delay} />
        {form.step > 0 && (
          <Button variant="secondary" size="large" disabled={form.isSending} onClick={store.back}>
            {words.back}
          </Button>
        )}
        <Button type="submit" size="large" variant={step ? 'primary' : 'action'} busy={form.isSending}>
          {step ? words.next : words.submit}
        </Button>
        {canWait && (
          <Button
            size="large"
            variant="secondary"
            disabled={form.isSending}
            onClick={() => void submit(true)}
          >
            {join}
          </Button>
        )}
      </footer>
    </Form>
  )
}
