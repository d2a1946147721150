import { brokenRule } from '@chuhai/contract/rule'
import {
  type CertificateErrorCode,
  certificateErrors,
  certificateFields,
  issueCertificate,
} from '@chuhai/contract/school'
import { type Core, isCallError } from '@chuhai/core'
import { Button, Form, TextField, useLocale } from '@chuhai/ui'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useMessages } from '../../app/messages'
import { certificatePath } from '../../app/paths/school'
import { certificateMessages } from './messages'

const timeoutMs = 20_000

interface ClaimFormProps {
  core: Core
  courseId: number
  onClose(): void
}

/** Asks for the name on a certificate, once, and leads to it. */
export const ClaimForm = ({ core, courseId, onClose }: ClaimFormProps) => {
  const words = useMessages(certificateMessages)
  const locale = useLocale()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    const broken = brokenRule(certificateFields.name, name) as CertificateErrorCode | undefined
    if (broken) return setProblem(certificateErrors[broken][locale])
    setBusy(true)
    try {
      const input = { params: { id: courseId }, body: { name } }
      const { number } = await core.call(issueCertificate, input, { timeoutMs })
      navigate(certificatePath(number))
    } catch (error) {
      setProblem((isCallError(error) && error.message) || words.notClaimed)
      setBusy(false)
    }
  }
  return (
    <Form className="certificate-claim" aria-busy={isBusy} onSubmit={() => void submit()}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        name="name"
        required
        autoComplete="name"
        value={name}
        disabled={isBusy}
        error={problem}
        onChange={(value) => {
          setName(value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" busy={isBusy}>
        {words.claim}
      </Button>
      <Button variant="text" onClick={onClose}>
        {words.cancel}
      </Button>
    </Form>
  )
}
