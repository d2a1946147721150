import { Button, Form, PhoneField, TextField } from '@chuhai/ui'
import { useEffect, useRef } from 'react'
import type { ContactEditing } from './contacts-store'
import type { ChoicesMessages } from './messages'

interface ContactFormProps {
  words: ChoicesMessages['contacts']
  editing: ContactEditing
  /** Where the code was sent. */
  address: string
  onChange(value: string): void
  onSubmit(): void
  onCancel(): void
}

/** One field: the address first, then the code that it got. */
export const ContactForm = ({ words, editing, address, onChange, onSubmit, onCancel }: ContactFormProps) => {
  const { way, step, value, problem, isSending } = editing
  const form = useRef<HTMLDivElement>(null)
  // The step decides: the field of each gets the focus, as does one that was refused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as a step begins or is refused
  useEffect(() => form.current?.querySelector('input')?.focus(), [step, problem])
  const shared = { value, error: problem, required: true, onChange }
  return (
    <Form ref={form} className="ch-message-choices__form" onSubmit={onSubmit}>
      {step === 'code' && (
        <TextField
          {...shared}
          label={words.code}
          hint={words.sentTo(address)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
      )}
      {step === 'address' && way === 'mail' && (
        <TextField {...shared} label={words.names.mail} type="email" autoComplete="email" maxLength={254} />
      )}
      {step === 'address' && way === 'sms' && <PhoneField {...shared} label={words.names.sms} />}
      <div className="ch-message-choices__actions">
        <Button type="submit" size="small" busy={isSending}>
          {step === 'code' ? words.submitCode : words.sendCode}
        </Button>
        <Button variant="text" size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  )
}
