import { Checkbox, PhoneField, Select, TextField } from '@chuhai/ui'
import type { ConsultationValues, FormField } from '../form'
import type { ConsultationMessages } from '../messages'

type ContactField = Exclude<FormField, 'hasConsented'>

export interface ContactFieldsProps {
  bind<F extends ContactField>(
    field: F,
  ): {
    name: string
    label: string
    value: ConsultationValues[F]
    error?: string
    disabled: boolean
    onChange(value: ConsultationValues[F]): void
    onBlur(): void
  }
  positions: { value: string; label: string }[]
  words: ConsultationMessages
  consent: { checked: boolean; error?: string; disabled: boolean; onChange(checked: boolean): void }
  privacyUrl: string
}

/** Who is to be called, and the unticked consent box. */
export const ContactFields = ({ bind, positions, words, consent, privacyUrl }: ContactFieldsProps) => (
  <>
    <div className="ch-consultation__row">
      <TextField
        {...bind('contactsName')}
        required
        autoComplete="name"
        placeholder={words.placeholder.enter}
      />
      <PhoneField {...bind('contactsPhone')} required placeholder={words.placeholder.phone} />
    </div>
    <TextField
      {...bind('customerName')}
      required
      autoComplete="organization"
      placeholder={words.placeholder.enter}
    />
    <div className="ch-consultation__row">
      <Select {...bind('position')} optional options={positions} placeholder={words.placeholder.select} />
      <TextField
        {...bind('mailbox')}
        optional
        inputMode="email"
        autoComplete="email"
        placeholder={words.placeholder.mailbox}
      />
    </div>
    <div className="ch-consultation__consent">
      <Checkbox name="hasConsented" {...consent}>
        <span className="ch-consultation__words">{words.consent.before}</span>
        <a className="ch-consultation__policy" href={privacyUrl} target="_blank" rel="noopener">
          {words.consent.policy}
        </a>
      </Checkbox>
    </div>
  </>
)
