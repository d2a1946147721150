import { consultationErrors, positions } from '@chuhai/contract/consultation'
import type { Locale } from '@chuhai/contract/locale'
import { Checkbox, PhoneField, Select, TextField } from '@chuhai/ui'
import type { ConsultationValues, FormField } from '../form'
import type { ConsultationMessages } from '../messages'
import type { ConsultationState, FormController } from '../store'

export interface FormProps {
  state: Exclude<ConsultationState, { phase: 'submitted' }>
  store: FormController
  locale: Locale
  words: ConsultationMessages
}

interface Choice {
  value: string
  en: string
}

/** Values stay Chinese in both languages. */
export const optionOf = ({ value, en }: Choice, locale: Locale) => ({
  value,
  label: locale === 'en' ? en : value,
})

/** Returns the props that connect a field to the store. */
export const bindField = <F extends Exclude<FormField, 'hasConsented'>>(
  { state, store, locale, words }: FormProps,
  field: F,
) => {
  const code = state.problems[field]
  return {
    name: field,
    label: words.labels[field],
    value: state.values[field],
    error: code && consultationErrors[code][locale],
    disabled: state.phase === 'sending',
    onChange: (value: ConsultationValues[F]) => store.change(field, value),
    onBlur: () => store.validate(field),
  }
}

/** Who is to be called, and the unticked consent box. */
export const ContactFields = ({ privacyUrl, ...form }: FormProps & { privacyUrl: string }) => {
  const { state, store, locale, words } = form
  const { enter, phone, select, mailbox } = words.placeholder
  return (
    <>
      <div className="ch-consultation__row">
        <TextField {...bindField(form, 'contactsName')} required autoComplete="name" placeholder={enter} />
        <PhoneField {...bindField(form, 'contactsPhone')} required placeholder={phone} />
      </div>
      <TextField
        {...bindField(form, 'customerName')}
        required
        autoComplete="organization"
        placeholder={enter}
      />
      <div className="ch-consultation__row">
        <Select
          {...bindField(form, 'position')}
          optional
          options={positions.map((position) => optionOf(position, locale))}
          placeholder={select}
        />
        <TextField
          {...bindField(form, 'mailbox')}
          optional
          inputMode="email"
          autoComplete="email"
          placeholder={mailbox}
        />
      </div>
      <div className="ch-consultation__consent">
        <Checkbox
          name="hasConsented"
          checked={state.values.hasConsented}
          error={state.problems.hasConsented && words.consent.required}
          disabled={state.phase === 'sending'}
          onChange={(checked) => store.change('hasConsented', checked)}
        >
          <span className="ch-consultation__words">{words.consent.before}</span>
          <a className="ch-consultation__policy" href={privacyUrl} target="_blank" rel="noopener">
            {words.consent.policy}
          </a>
        </Checkbox>
      </div>
    </>
  )
}
