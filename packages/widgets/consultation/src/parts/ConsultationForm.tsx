import type { Locale } from '@chuhai/contract/locale'
import { Button, SectionSelect } from '@chuhai/ui'
import { type FormEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { choicesIn } from '../choices'
import { asksForCourse, type FormField } from '../form'
import type { ConsultationMessages } from '../messages'
import type { ConsultationState } from '../state'
import type { ConsultationStore } from '../store'
import { ContactFields } from './ContactFields'
import { Course } from './Course'

export interface ConsultationFormProps {
  state: Exclude<ConsultationState, { phase: 'submitted' }>
  store: ConsultationStore
  locale: Locale
  words: ConsultationMessages
  courseUrl: string
  privacyUrl: string
}

export const ConsultationForm = ({ state, store, locale, words, ...urls }: ConsultationFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  /** What had the focus as it was submitted; null when that is over. */
  const submittedAt = useRef<Element>(null)
  const { sections, positions } = useMemo(() => choicesIn(locale), [locale])
  const { values, problems } = state
  const isSending = state.phase === 'sending'

  const bind = <F extends Exclude<FormField, 'hasConsented'>>(field: F) => {
    const code = problems[field]
    return {
      name: field,
      label: words.labels[field],
      value: values[field],
      error: code && store.textOf(code, locale),
      disabled: isSending,
      onChange: (value: (typeof values)[F]) => store.change(field, value),
      onBlur: () => store.leave(field),
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { activeElement } = event.currentTarget.getRootNode() as Document | ShadowRoot
    submittedAt.current = activeElement ?? event.currentTarget
    store.submit()
  }
  // The messages of a refused submit are there with the next render; the first wrong field then gets the focus.
  // Before the paint: an effect still due from leaving the last field would take the submit for its own.
  useLayoutEffect(() => {
    const before = submittedAt.current as HTMLElement | null
    if (!before || state.phase !== 'filling') return
    submittedAt.current = null
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const { activeElement, body } = before.ownerDocument
    if (wrong) wrong.focus()
    // Fields lose it while they are sent; who has moved on meanwhile stays there.
    else if (activeElement === body) before.focus({ preventScroll: true })
  }, [state])

  return (
    <form
      ref={form}
      className="ch-consultation__form"
      noValidate
      onSubmit={submit}
      onFocus={store.prepare}
      aria-busy={isSending}
    >
      <p className="ch-consultation__intro">{words.intro}</p>
      <SectionSelect
        {...bind('customerSource')}
        required
        placeholder={words.placeholder.select}
        sections={sections}
      />
      {asksForCourse(values) ? (
        <Course words={words} url={urls.courseUrl} />
      ) : (
        <>
          <ContactFields
            bind={bind}
            positions={positions}
            words={words}
            consent={{
              checked: values.hasConsented,
              error: problems.hasConsented && words.consent.required,
              disabled: isSending,
              onChange: (checked) => store.change('hasConsented', checked),
            }}
            privacyUrl={urls.privacyUrl}
          />
          <Button type="submit" size="large" block busy={isSending}>
            {words.submit}
          </Button>
        </>
      )}
    </form>
  )
}
