import { sitePurposeMax } from '@chuhai/contract/site-request'
import { cleanText } from '@chuhai/contract/text'
import { Checkbox, Field, PhoneField, TextArea, TextField } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import type { RegisterField, RegisterProblems, RegisterValues } from './form'
import { registerMessages } from './messages'
import type { RegisterForm } from './register-form'

interface RegisterFieldsProps {
  /** Null until the first effect, which reads the draft. */
  form: RegisterForm | null
  change: RegisterForm['change']
  values: RegisterValues
  problems: RegisterProblems
  disabled: boolean
}

type TextName = Exclude<RegisterField, 'hasConsented'>

/** Which site, what for, and whom to call; and the unticked consent. */
export const RegisterFields = ({ form, change, values, problems, disabled }: RegisterFieldsProps) => {
  const words = useMessages(registerMessages)
  const { placeholder, consent } = words
  const bind = (name: TextName) => ({
    name,
    label: words.labels[name],
    value: values[name],
    error: problems[name],
    disabled,
    onChange: (value: string) => change(name, value),
    onBlur: () => form?.validate(name),
  })
  const { onBlur, onChange, value: purpose, ...purposeField } = bind('purpose')
  return (
    <>
      <TextField
        {...bind('origin')}
        required
        inputMode="url"
        autoComplete="url"
        placeholder={placeholder.origin}
        hint={words.originHint}
      />
      <TextField {...bind('siteName')} required autoComplete="organization" placeholder={placeholder.enter} />
      <Field {...purposeField} optional hint={words.length([...cleanText(purpose)].length, sitePurposeMax)}>
        {(control) => (
          <div className="ch-box register__box">
            <TextArea
              {...control}
              className="ch-box__input"
              name="purpose"
              rows={3}
              value={purpose}
              placeholder={placeholder.purpose}
              disabled={disabled}
              onChange={onChange}
              onBlur={onBlur}
            />
          </div>
        )}
      </Field>
      <div className="register__row">
        <TextField {...bind('contactsName')} required autoComplete="name" placeholder={placeholder.enter} />
        <PhoneField {...bind('contactsPhone')} required placeholder={placeholder.phone} />
      </div>
      <TextField
        {...bind('mailbox')}
        optional
        inputMode="email"
        autoComplete="email"
        placeholder={placeholder.mailbox}
      />
      <Checkbox
        name="hasConsented"
        checked={values.hasConsented}
        error={problems.hasConsented}
        disabled={disabled}
        onChange={(checked) => change('hasConsented', checked)}
      >
        {consent.before}
        <a href="/privacy" target="_blank" rel="noopener">
          {consent.policy}
        </a>
      </Checkbox>
    </>
  )
}
