import { consultationErrors, positions, sectionCategories } from '@chuhai/contract/consultation'
import type { Locale } from '@chuhai/contract/locale'
import { Button, Icon, SectionSelect } from '@chuhai/ui'
import { iconExternal, iconGraduation } from '@chuhai/ui/icons'
import { type FormEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { type FormField, isTrainingCourse } from '../form'
import type { ConsultationMessages } from '../messages'
import type { ConsultationState, ConsultationStore } from '../store'
import { ContactFields } from './ContactFields'

export interface ConsultationFormProps {
  state: Exclude<ConsultationState, { phase: 'submitted' }>
  store: ConsultationStore
  locale: Locale
  words: ConsultationMessages
  courseUrl: string
  privacyUrl: string
}

interface Choice {
  value: string
  en: string
}

/** Values stay Chinese in both languages. */
const optionOf = ({ value, en }: Choice, locale: Locale) => ({ value, label: locale === 'en' ? en : value })
const optionsOf = (choices: readonly Choice[], locale: Locale) =>
  choices.map((choice) => optionOf(choice, locale))
const sectionsIn = (locale: Locale) =>
  sectionCategories.map((category) => ({
    ...optionOf(category, locale),
    options: optionsOf(category.options, locale),
  }))

export const ConsultationForm = ({ state, store, locale, words, ...urls }: ConsultationFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  /** What had the focus at the submit; null once the submit has ended. */
  const focusedAtSubmit = useRef<HTMLElement>(null)
  const sections = useMemo(() => sectionsIn(locale), [locale])
  const { values, problems } = state
  const isSending = state.phase === 'sending'

  const bind = <F extends Exclude<FormField, 'hasConsented'>>(field: F) => {
    const code = problems[field]
    return {
      name: field,
      label: words.labels[field],
      value: values[field],
      error: code && consultationErrors[code][locale],
      disabled: isSending,
      onChange: (value: (typeof values)[F]) => store.change(field, value),
      onBlur: () => store.validate(field),
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { activeElement } = event.currentTarget.getRootNode() as Document | ShadowRoot
    focusedAtSubmit.current = (activeElement as HTMLElement | null) ?? event.currentTarget
    store.submit()
  }
  // The messages of a refused submit come with the next render; the first invalid field then gets the focus.
  // Before the paint: an effect still due from leaving the last field would run first otherwise.
  useLayoutEffect(() => {
    const before = focusedAtSubmit.current
    if (!before || state.phase !== 'filling') return
    focusedAtSubmit.current = null
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const { activeElement, body } = before.ownerDocument
    if (invalid) invalid.focus()
    // Disabled fields lose the focus while sending; a focus that has moved elsewhere stays.
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
      {isTrainingCourse(values) ? (
        <Course words={words} url={urls.courseUrl} />
      ) : (
        <>
          <ContactFields
            bind={bind}
            positions={optionsOf(positions, locale)}
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

/** Replaces the contact fields: training courses are booked on an external site. */
const Course = ({ words, url }: { words: ConsultationMessages; url: string }) => (
  <div className="ch-consultation__course">
    <Icon path={iconGraduation} size={24} />
    <p className="ch-consultation__course-title">{words.course.title}</p>
    <p className="ch-consultation__course-text">{words.course.text}</p>
    <Button
      href={url}
      target="_blank"
      size="large"
      block
      aria-label={words.course.view + words.course.newTab}
      icon={iconExternal}
    >
      {words.course.view}
    </Button>
  </div>
)
