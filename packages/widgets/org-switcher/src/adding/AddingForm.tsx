import type { Locale } from '@chuhai/contract/locale'
import type { OrganisationField } from '@chuhai/contract/organisation'
import { TextField, useImeGuard } from '@chuhai/ui'
import { type CompositionEvent, type FormEvent, useEffect, useRef } from 'react'
import type { OrganisationValues } from './form'
import { type AddingMessages, problemText } from './messages'
import type { AddingState, AddingStore } from './store'

interface AddingFormProps {
  id: string
  state: AddingState
  store: AddingStore
  locale: Locale
  words: AddingMessages
}

const textFields = ['orgName', 'socialCode', 'orgAddress'] as const

/** The fields of an organisation (specification 5.6): checked as they change and as they are left. */
export const AddingForm = ({ id, state, store, locale, words }: AddingFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const isJudged = useRef(false)
  const ime = useImeGuard(form)
  const { values, problems } = state
  const isFixed = state.phase !== 'filling'

  const bind = <F extends OrganisationField>(field: F) => ({
    name: field,
    label: words.labels[field],
    value: values[field],
    error: problemText(problems[field], locale),
    disabled: isFixed,
    onChange: (value: OrganisationValues[F]) => store.change(field, value, ime.isComposing()),
    onBlur: () => store.leave(field),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    isJudged.current = true
    store.submit()
  }
  // What was composed is checked when it is whole.
  const compose = (event: CompositionEvent) => {
    const { name, value } = event.target as HTMLInputElement
    const field = textFields.find((one) => one === name)
    if (field) store.change(field, value)
  }
  // The messages of a refused submit are there with the next render; the first wrong field then gets the focus.
  useEffect(() => {
    if (!isJudged.current || state.phase !== 'filling') return
    isJudged.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state])

  return (
    <form
      ref={form}
      id={id}
      className="ch-adding__form"
      noValidate
      aria-busy={isFixed}
      onSubmit={submit}
      onCompositionEnd={compose}
    >
      <TextField
        {...bind('orgName')}
        className="ch-adding__wide"
        required
        autoComplete="organization"
        placeholder={words.enter}
      />
      <TextField {...bind('socialCode')} required autoComplete="off" placeholder={words.enter} />
      <TextField
        {...bind('orgAddress')}
        className="ch-adding__wide"
        required
        autoComplete="street-address"
        placeholder={words.enter}
      />
    </form>
  )
}
