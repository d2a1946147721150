import { sectionCategories } from '@chuhai/contract/consultation'
import type { Locale } from '@chuhai/contract/locale'
import { Button, Form, SectionSelect, Undelivered, useIsomorphicLayoutEffect, usePart } from '@chuhai/ui'
import { useMemo, useRef, useState } from 'react'
import { isTrainingCourse } from '../form'
import { bindField, ContactFields, type FormProps, optionOf } from './ContactFields'

export interface ConsultationFormProps extends FormProps {
  courseUrl: string
  privacyUrl: string
  onAboutRemoved?: (() => void) | undefined
}

const importRareParts = () => import('./rare-parts')

const sectionsIn = (locale: Locale) =>
  sectionCategories.map((category) => ({
    ...optionOf(category, locale),
    options: category.options.map((section) => optionOf(section, locale)),
  }))

export const ConsultationForm = ({
  courseUrl,
  privacyUrl,
  onAboutRemoved,
  ...fields
}: ConsultationFormProps) => {
  const { state, store, locale, words } = fields
  const form = useRef<HTMLDivElement>(null)
  /** Programs that fill in every field fill in this one, too. */
  const hidden = useRef<HTMLInputElement>(null)
  /** What had the focus at the submit; null once the submit has ended. */
  const focusedAtSubmit = useRef<HTMLElement>(null)
  const sections = useMemo(() => sectionsIn(locale), [locale])
  const isSending = state.phase === 'sending'
  const isCourse = isTrainingCourse(state.values)
  const [isUsed, setIsUsed] = useState(false)
  // Fetched before a topic is chosen, so that the page moves once. Another choice of topics fetches again what has failed.
  const rare = usePart(importRareParts, isCourse ? state.values.customerSource : (state.about ?? isUsed))

  const submit = () => {
    const root = form.current?.getRootNode() as Document | ShadowRoot | undefined
    focusedAtSubmit.current = (root?.activeElement as HTMLElement | null | undefined) ?? form.current
    store.submit(hidden.current?.value)
  }
  // The messages of a refused submit come with the next render; the first invalid field then gets the focus.
  // Before the paint: an effect still due from leaving the last field would run first otherwise.
  useIsomorphicLayoutEffect(() => {
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
    <Form
      ref={form}
      className="ch-consultation__form"
      onSubmit={submit}
      onFocus={() => {
        store.prepare()
        setIsUsed(true)
      }}
      aria-busy={isSending}
    >
      <input ref={hidden} hidden form="" name="subject" autoComplete="off" />
      <p className="ch-consultation__intro">{words.intro}</p>
      {rare && state.about && (
        <rare.AboutLine
          title={state.about.title}
          locale={locale}
          isFixed={isSending}
          onRemove={() => {
            store.removeAbout()
            onAboutRemoved?.()
          }}
        />
      )}
      <SectionSelect
        {...bindField(fields, 'customerSource')}
        required
        placeholder={words.placeholder.select}
        sections={sections}
      />
      {isCourse ? (
        rare && <rare.Course locale={locale} url={courseUrl} />
      ) : (
        <>
          <ContactFields {...fields} privacyUrl={privacyUrl} />
          <Button type="submit" size="large" block busy={isSending} busyText={words.submitting}>
            {state.delay ? words.submitAgain : words.submit}
          </Button>
          <Undelivered delay={state.delay} />
        </>
      )}
    </Form>
  )
}
