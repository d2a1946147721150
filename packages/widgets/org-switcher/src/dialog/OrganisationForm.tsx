import { uploadExtensions, uploadMaxBytes } from '@chuhai/contract/constants'
import type { Locale } from '@chuhai/contract/locale'
import type { OrganisationField } from '@chuhai/contract/organisation'
import type { Region } from '@chuhai/contract/region'
import type { QueryState } from '@chuhai/core'
import {
  Cascader,
  type CascaderOption,
  type CascaderProps,
  DateField,
  Form,
  ImageUpload,
  TextField,
  useImeGuard,
} from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { type CompositionEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { OrganisationValues } from './form'
import { type OrganisationMessages, problemText } from './messages'
import type { OrganisationFormState, OrganisationFormStore } from './store'

interface OrganisationFormProps {
  id: string
  state: OrganisationFormState
  store: OrganisationFormStore
  locale: Locale
  words: OrganisationMessages
}

const textFields = ['orgName', 'socialCode', 'orgAddress'] as const

/** The upload of the licence is focused by its button. */
const firstInvalid = '[data-invalid] :is(input:not([type="hidden"], [hidden]), button)'

/** The fields of an organisation (specification 5.6): checked as they change and as they are left. */
export const OrganisationForm = ({ id, state, store, locale, words }: OrganisationFormProps) => {
  const form = useRef<HTMLDivElement>(null)
  const wasSubmitted = useRef(false)
  const ime = useImeGuard(form)
  const { values, problems } = state
  const regions = useStore(store.$regions)
  /** The field's own message about a date that cannot be read, which helps more than "required". */
  const [dateProblem, setDateProblem] = useState<string>()
  const isLocked = state.phase !== 'filling'

  const bind = <F extends OrganisationField>(field: F) => ({
    name: field,
    label: words.labels[field],
    value: values[field],
    error: problemText(problems[field], locale),
    disabled: isLocked,
    onChange: (value: OrganisationValues[F]) => store.change(field, value, ime.isComposing()),
    onBlur: () => store.validate(field),
  })
  const period = bind('operatePeriod')
  const submit = () => {
    wasSubmitted.current = true
    store.submit()
  }
  // Composed text is checked when the composition ends.
  const endComposition = (event: CompositionEvent) => {
    const { name, value } = event.target as HTMLInputElement
    const field = textFields.find((one) => one === name)
    if (field) store.change(field, value)
  }
  // The messages of a refused submit come with the next render; the first invalid field then gets the focus.
  // Before the paint: an effect still due from leaving the last field would run first otherwise.
  useLayoutEffect(() => {
    if (!wasSubmitted.current || state.phase !== 'filling') return
    wasSubmitted.current = false
    form.current?.querySelector<HTMLElement>(firstInvalid)?.focus()
  }, [state])

  return (
    <Form
      ref={form}
      id={id}
      className="ch-adding__form"
      aria-busy={isLocked}
      onSubmit={submit}
      onCompositionEnd={endComposition}
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
        error={period.error && (dateProblem ?? period.error)}
        onProblem={setDateProblem}
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
    </Form>
  )
}

interface RegionFieldProps extends Omit<CascaderProps, 'options'> {
  regions: QueryState<Region[]>
  words: OrganisationMessages
}

/** The first optional level (specification, section 3: county optional). */
const countyLevel = 2

const optionOf = ({ code, name, children }: Region): CascaderOption => ({
  value: code,
  label: name,
  ...(children?.length && { children: children.map(optionOf) }),
})

/** Province, city and optionally county. */
const RegionField = ({ regions, words, ...props }: RegionFieldProps) => {
  const { phase, data } = regions
  const options = useMemo(() => data?.map(optionOf) ?? [], [data])
  return (
    <Cascader
      {...props}
      options={options}
      optionalFrom={countyLevel}
      skipLabel={words.noCounty}
      busy={!data && phase !== 'failed'}
      problem={!data && phase === 'failed' ? words.regionsFailed : undefined}
    />
  )
}
