import type { EvaluationField } from '@chuhai/contract/evaluation'
import { Button, EmptyState, Form, LoadFailed, Undelivered, useStyles } from '@chuhai/ui'
import { Buoy, Sail, ThemedIllustration } from '@chuhai/ui/illustrations'
import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { linkProps } from '../../links'
import { type Answers, isAnswered } from '../answers'
import { useGuide } from '../guide-context'
import type { PhaseOf } from '../state'
import { Question } from './Question'
import css from './questions.css?inline'

type FormState = PhaseOf<'filling' | 'sending'>

/** The questions, all on one page; a refused submit leads to the first that is not answered (specification 5.7). */
export const Questions = ({ state }: { state: FormState }) => {
  useStyles(css)
  const { store, words, formId, homeHref } = useGuide()
  const fields = useStore(store.$fields)
  const form = useRef<HTMLDivElement>(null)
  const wasSubmitted = useRef(false)
  const submit = () => {
    wasSubmitted.current = true
    store.submit()
  }
  // The messages of a refused submit come with the next render.
  useLayoutEffect(() => {
    if (!wasSubmitted.current || state.phase !== 'filling') return
    wasSubmitted.current = false
    const first = form.current?.querySelector<HTMLElement>('[data-invalid]')
    first?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
    first?.scrollIntoView?.({ block: 'nearest' })
  }, [state])

  if (!fields.data) {
    if (fields.phase !== 'failed') return <QuestionsPlaceholder label={words.loadingFields} />
    return (
      <LoadFailed
        {...words.fieldsFailed}
        illustration={<ThemedIllustration of={Buoy} />}
        onRetry={store.loadFields}
      />
    )
  }
  if (!fields.data.length)
    return (
      <EmptyState
        illustration={<ThemedIllustration of={Sail} />}
        {...words.noFields}
        action={<Button {...linkProps(homeHref)}>{words.toHome}</Button>}
      />
    )
  return (
    <Form
      ref={form}
      id={formId}
      className="ch-evaluation-dialog__form"
      aria-busy={state.phase === 'sending'}
      onSubmit={submit}
    >
      <Progress total={fields.data.length} answered={countAnswered(fields.data, state.answers)} />
      {fields.data.map((field, index) => (
        <Question
          key={field.id}
          number={index + 1}
          field={field}
          chosen={state.answers[field.id] ?? []}
          problem={state.problems[field.id]}
          isLocked={state.phase === 'sending'}
          onChoose={(optionId, isChosen) => store.choose(field, optionId, isChosen)}
        />
      ))}
    </Form>
  )
}

const countAnswered = (fields: readonly EvaluationField[], answers: Answers): number =>
  fields.filter((field) => isAnswered(answers, field)).length

const Progress = ({ total, answered }: { total: number; answered: number }) => {
  const { words } = useGuide()
  return (
    <div
      className="ch-evaluation-dialog__progress"
      role="progressbar"
      aria-label={words.title}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={answered}
      aria-valuetext={words.progress(total, answered)}
    >
      {[...Array(total).keys()].map((index) => (
        <span key={index} data-done={index < answered ? '' : undefined} />
      ))}
    </div>
  )
}

const placeholderOptions = [4, 6, 5, 3]

const QuestionsPlaceholder = ({ label }: { label: string }) => (
  <div className="ch-waiting" role="status" aria-label={label}>
    {placeholderOptions.map((options) => (
      <div key={options} className="ch-waiting__question">
        {[...Array(options).keys()].map((option) => (
          <span key={option} className="ch-waiting__tile" />
        ))}
      </div>
    ))}
  </div>
)

/** Progress, what is not delivered yet or a network error, 取消 and 提交. Shows the error itself, because notices may not be loaded yet. */
export const FormFooter = ({ state }: { state: FormState }) => {
  const { store, words, formId, onClose } = useGuide()
  const { data: asked = [] } = useStore(store.$fields)
  const hasQuestions = asked.length > 0
  return (
    <>
      {hasQuestions && state.isOffline && (
        <span className="ch-evaluation-dialog__count ch-evaluation-dialog__count--offline" role="alert">
          {words.offline}
        </span>
      )}
      <Undelivered delay={state.delay} />
      {hasQuestions && !state.isOffline && !state.delay && (
        <span className="ch-evaluation-dialog__count">
          {words.progress(asked.length, countAnswered(asked, state.answers))}
        </span>
      )}
      <Button variant="secondary" onClick={onClose}>
        {words.cancel}
      </Button>
      {hasQuestions && (
        <Button type="submit" form={formId} busy={state.phase === 'sending'}>
          {words.submit}
        </Button>
      )}
    </>
  )
}
