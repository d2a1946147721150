import { activityErrors, type SignUp, type SignUpField } from '@chuhai/contract/activity'
import { priceText } from '@chuhai/contract/money'
import type { Activity } from '@chuhai/contract/publication'
import type { Core } from '@chuhai/core'
import {
  Button,
  Form,
  PhoneField,
  TextField,
  Undelivered,
  useIsomorphicLayoutEffect,
  useLocale,
} from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import { useMessages } from '../../../app/messages'
import { signUpMessages } from './messages'
import { createSignUpStore } from './store'

interface SignUpFormProps {
  core: Core
  item: Activity
  onSignedUp(signUp: SignUp): void
}

/** Who comes: name, mobile number, company. Where no place is left, the button joins the waiting list. */
export const SignUpForm = ({ core, item, onSignedUp }: SignUpFormProps) => {
  const words = useMessages(signUpMessages)
  const locale = useLocale()
  const form = useRef<HTMLDivElement>(null)
  const isSubmitted = useRef(false)
  const latest = useRef(onSignedUp)
  latest.current = onSignedUp
  const store = useMemo(
    () => createSignUpStore(core, item.id, (signUp) => latest.current(signUp)),
    [core, item.id],
  )
  const state = useStore(store.$state)
  const { values, problems, delay, refusal } = state
  const isSending = state.phase === 'sending'
  const waits = state.isFull || item.left === 0

  const submit = () => {
    isSubmitted.current = true
    void store.submit(waits)
  }
  // The messages come with the next render; the first invalid field then gets the focus.
  useIsomorphicLayoutEffect(() => {
    if (!isSubmitted.current || state.phase !== 'filling') return
    isSubmitted.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state])

  const bind = (name: SignUpField) => {
    const problem = problems[name]
    return {
      name,
      label: words.labels[name],
      value: values[name],
      disabled: isSending,
      error: problem && activityErrors[problem][locale],
      onChange: (value: string) => store.change(name, value),
      onBlur: () => store.validate(name),
    }
  }
  const label = waits ? words.wait : item.fee > 0 ? words.submitPaid(priceText(item.fee)) : words.submit
  return (
    <Form ref={form} className="sign-up__form" aria-busy={isSending} onSubmit={submit}>
      {waits && (
        <p className="sign-up__note" role="status">
          {words.waitNote}
        </p>
      )}
      <div className="sign-up__row">
        <TextField {...bind('name')} required autoComplete="name" />
        <PhoneField {...bind('phone')} required />
      </div>
      <TextField {...bind('company')} autoComplete="organization" />
      <p className="sign-up__note">
        {words.purpose}
        <a href="/privacy">{words.privacy}</a>。
      </p>
      {refusal && (
        <p className="sign-up__refusal" role="alert">
          {refusal}
        </p>
      )}
      <Button type="submit" variant="action" size="large" busy={isSending} busyText={words.sending}>
        {delay === 'ended' ? words.again : label}
      </Button>
      <Undelivered delay={delay} />
    </Form>
  )
}
