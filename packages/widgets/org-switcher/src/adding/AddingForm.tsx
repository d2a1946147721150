import { uploadExtensions, uploadMaxBytes } from '@chuhai/contract/constants'
import type { Locale } from '@chuhai/contract/locale'
import type { OrganisationField } from '@chuhai/contract/organisation'
import { DateField, ImageUpload, TextField, useImeGuard } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { type CompositionEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import type { OrganisationValues } from './form'
import { type AddingMessages, problemText } from './messages'
import { RegionField } from './RegionField'
import type { AddingState, AddingStore } from './store'

interface AddingFormProps {
  id: string
  state: AddingState
  store: AddingStore
  locale: Locale
  words: AddingMessages
}

const textFields = ['orgName', 'socialCode', 'orgAddress'] as const

/** The licence is no field of its own to the browser; its button stands for it. */
const firstWrong = '[data-invalid] :is(input:not([type="hidden"], [hidden]), button)'

/** The fields of an organisation (specification 5.6): checked as they change and as they are left. */
export const AddingForm = ({ id, state, store, locale, words }: AddingFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const isJudged = useRef(false)
  const ime = useImeGuard(form)
  const { values, problems } = state
  const regions = useStore(store.$regions)
  /** A date that is typed and is none: the field says so, which helps more than that one is missing. */
  const [unreadable, setUnreadable] = useState<string>()
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
  const period = bind('operatePeriod')
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
  // Before the paint: an effect still due from leaving the last field would take the submit for its own.
  useLayoutEffect(() => {
    if (!isJudged.current || state.phase !== 'filling') return
    isJudged.current = false
    form.current?.querySelector<HTMLElement>(firstWrong)?.focus()
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
      <DateField
        {...period}
        required
        longTerm
        error={period.error && (unreadable ?? period.error)}
        onProblem={setUnreadable}
      />
      <RegionField
        {...bind('orgLocation')}
        className="ch-adding__wide"
        required
        placeholder={words.select}
        regions={regions}
        words={words}
        onRetry={store.loadRegions}
      />
      <TextField
        {...bind('orgAddress')}
        className="ch-adding__wide"
        required
        autoComplete="street-address"
        placeholder={words.enter}
      />
      <ImageUpload
        {...bind('licencePic')}
        optional
        className="ch-adding__wide"
        maxBytes={uploadMaxBytes}
        extensions={uploadExtensions}
        upload={store.upload}
      />
    </form>
  )
}
