import type { EvaluationField } from '@chuhai/contract/evaluation'
import type { Locale } from '@chuhai/contract/locale'
import type { QueryState } from '@chuhai/core'
import { Button, EmptyState, useStyles } from '@chuhai/ui'
import { Buoy, Sail } from '@chuhai/ui/illustrations'
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { linkProps } from '../../links'
import { type Answers, isAnswered } from '../answers'
import type { GuideMessages } from '../messages'
import type { PhaseOf } from '../state'
import type { EvaluationStore } from '../store'
import { Question } from './Question'
import css from './questions.css?inline'
import { ThemedIllustration } from './StatusView'

export interface QuestionsProps {
  state: PhaseOf<'filling' | 'sending'>
  fields: QueryState<EvaluationField[]>
  store: EvaluationStore
  words: GuideMessages
  locale: Locale
  formId: string
  homeHref: string
}

/** The questions, all on one page; a refused submit leads to the first that is not answered (specification 5.7). */
export const Questions = (props: QuestionsProps) => {
  const { state, fields, store, words, locale, formId, homeHref } = props
  useStyles(css)
  const form = useRef<HTMLFormElement>(null)
  const wasSubmitted = useRef(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
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
      <EmptyState
        illustration={<ThemedIllustration of={Buoy} />}
        title={words.fieldsFailed.title}
        text={words.fieldsFailed.text}
        action={
          <Button variant="secondary" onClick={store.loadFields}>
            {words.retry}
          </Button>
        }
      />
    )
  }
  if (!fields.data.length)
    return (
      <EmptyState
        illustration={<ThemedIllustration of={Sail} />}
        title={words.noFields.title}
        text={words.noFields.text}
        action={<Button {...linkProps(homeHref)}>{words.toHome}</Button>}
      />
    )
  return (
    <form
      ref={form}
      id={formId}
      className="ch-evaluation-dialog__form"
      noValidate
      aria-busy={state.phase === 'sending'}
      onSubmit={submit}
    >
      <Progress
        total={fields.data.length}
        answered={countAnswered(fields.data, state.answers)}
        words={words}
      />
      {fields.data.map((field, index) => (
        <Question
          key={field.id}
          number={index + 1}
          field={field}
          chosen={state.answers[field.id] ?? []}
          problem={state.problems[field.id]}
          isLocked={state.phase === 'sending'}
          words={words}
          locale={locale}
          onChoose={(optionId, isChosen) => store.choose(field, optionId, isChosen)}
        />
      ))}
    </form>
  )
}

const countAnswered = (fields: readonly EvaluationField[], answers: Answers): number =>
  fields.filter((field) => isAnswered(answers, field)).length

interface ProgressProps {
  total: number
  answered: number
  words: GuideMessages
}

const Progress = ({ total, answered, words }: ProgressProps) => (
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

/** Progress or a network error, 取消 and 提交. The error is said here, because notices may not be loaded yet. */
export const FormFooter = (props: Omit<QuestionsProps, 'locale' | 'homeHref'> & { onClose(): void }) => {
  const { state, fields, words, formId, onClose } = props
  const asked = fields.data?.length ? fields.data : null
  return (
    <>
      {asked && state.isOffline && (
        <span className="ch-evaluation-dialog__count ch-evaluation-dialog__count--offline" role="alert">
          {words.offline}
        </span>
      )}
      {asked && !state.isOffline && (
        <span className="ch-evaluation-dialog__count">
          {words.progress(asked.length, countAnswered(asked, state.answers))}
        </span>
      )}
      <Button variant="secondary" onClick={onClose}>
        {words.cancel}
      </Button>
      {asked && (
        <Button type="submit" form={formId} busy={state.phase === 'sending'}>
          {words.submit}
        </Button>
      )}
    </>
  )
}
