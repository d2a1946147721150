import { brokenRule } from '@chuhai/contract/rule'
import {
  type Classmate,
  type ClassmateErrorCode,
  classmateConsentVersion,
  classmateErrors,
  classmateFields,
  joinClassmates,
} from '@chuhai/contract/school'
import { type Core, isCallError } from '@chuhai/core'
import { Button, Checkbox, Form, TextField, useLocale } from '@chuhai/ui'
import { useState } from 'react'
import { useMessages } from '../../app/messages'
import { classmatesMessages } from './classmates-messages'

const timeoutMs = 20_000

interface ClassmateFormProps {
  core: Core
  classId: number
  /** What classmates see now; null for nothing. */
  own: Classmate | null
  onSaved(): void
}

/** Asks a student for a name and a company to be seen by, and for their consent. */
export const ClassmateForm = ({ core, classId, own, onSaved }: ClassmateFormProps) => {
  const words = useMessages(classmatesMessages)
  const locale = useLocale()
  const [values, setValues] = useState<Classmate>(own ?? { name: '', company: '' })
  const [isAgreed, setAgreed] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const problemOf = (field: keyof Classmate) =>
    isChecked
      ? (brokenRule(classmateFields[field], values[field]) as ClassmateErrorCode | undefined)
      : undefined
  const bind = (field: keyof Classmate) => {
    const problem = problemOf(field)
    return {
      name: field,
      label: words.labels[field],
      value: values[field],
      disabled: isBusy,
      error: problem && classmateErrors[problem][locale],
      onChange: (value: string) => setValues({ ...values, [field]: value }),
    }
  }
  const submit = async () => {
    setChecked(true)
    const isBroken = (['name', 'company'] as const).some((field) =>
      brokenRule(classmateFields[field], values[field]),
    )
    if (isBroken || !isAgreed) return
    setBusy(true)
    setRefusal('')
    try {
      const body = { ...values, consentVersion: classmateConsentVersion } as const
      await core.call(joinClassmates, { params: { id: classId }, body }, { timeoutMs })
      onSaved()
    } catch (error) {
      setRefusal((isCallError(error) && error.message) || words.notSaved)
    }
    setBusy(false)
  }
  return (
    <Form className="classmates__form" aria-busy={isBusy} onSubmit={() => void submit()}>
      <TextField {...bind('name')} required autoComplete="nickname" />
      <TextField {...bind('company')} optional autoComplete="organization" />
      <Checkbox
        checked={isAgreed}
        onChange={setAgreed}
        required
        error={isChecked && !isAgreed ? words.consentMissing : undefined}
      >
        {words.consent}
      </Checkbox>
      <p role="alert">{refusal}</p>
      <Button type="submit" variant="secondary" size="small" busy={isBusy}>
        {own ? words.save : words.join}
      </Button>
    </Form>
  )
}
