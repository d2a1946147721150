import type { EvaluationField } from '@chuhai/contract/evaluation'
import type { Locale } from '@chuhai/contract/locale'
import type { QueryState } from '@chuhai/core'
import { Button, EmptyState, useStyles } from '@chuhai/ui'
import { Buoy, Sail } from '@chuhai/ui/illustrations'
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { linkTo } from '../ways'
import type { GuideMessages } from './messages'
import { Picture } from './Picture'
import { Progress } from './Progress'
import { Question } from './Question'
import css from './questions.css?inline'
import type { PhaseOf } from './state'
import type { EvaluationStore } from './store'
import { WaitingQuestions } from './Waiting'

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
  const isJudged = useRef(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    isJudged.current = true
    store.submit()
  }
  // The messages of a refused submit are there with the next render.
  useLayoutEffect(() => {
    if (!isJudged.current || state.phase !== 'filling') return
    isJudged.current = false
    const first = form.current?.querySelector<HTMLElement>('[data-invalid]')
    first?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
    first?.scrollIntoView?.({ block: 'nearest' })
  }, [state])

  if (!fields.data) {
    if (fields.phase !== 'failed') return <WaitingQuestions label={words.loadingFields} />
    return (
      <EmptyState
        illustration={<Picture of={Buoy} />}
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
        illustration={<Picture of={Sail} />}
        title={words.noFields.title}
        text={words.noFields.text}
        action={<Button {...linkTo(homeHref)}>{words.toHome}</Button>}
      />
    )
  return (
    <form
      ref={form}
      id={formId}
      className="ch-evaluation__form"
      noValidate
      aria-busy={state.phase === 'sending'}
      onSubmit={submit}
    >
      <Progress fields={fields.data} answers={state.answers} words={words} />
      {fields.data.map((field, index) => (
        <Question
          key={field.id}
          number={index + 1}
          field={field}
          chosen={state.answers[field.id] ?? []}
          problem={state.problems[field.id]}
          isFixed={state.phase === 'sending'}
          words={words}
          locale={locale}
          onChoose={(optionId, isChosen) => store.choose(field, optionId, isChosen)}
        />
      ))}
    </form>
  )
}
