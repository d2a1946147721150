import { certificateNumberPattern, getCertificate } from '@chuhai/contract/school'
import { isNotFound } from '@chuhai/core'
import { Button, Form, TextField } from '@chuhai/ui'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useApp } from '../../app/app'
import { useMessages } from '../../app/messages'
import { certificatePath } from '../../app/paths/school'
import { certificateMessages } from './messages'

/** A number as it is printed, however it was typed. */
const cleanNumber = (text: string): string => {
  const signs = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return [signs.slice(0, 2), ...(signs.slice(2).match(/.{1,4}/g) ?? [])].join('-')
}

/** Asks for the number of a certificate, and says so where none has it. */
export const CheckForm = () => {
  const words = useMessages(certificateMessages)
  const { client } = useApp()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    const number = cleanNumber(text)
    if (!certificateNumberPattern.test(number)) return setProblem(words.numberWrong)
    if (!client) return
    setBusy(true)
    try {
      await client.core.query(getCertificate, { params: { number } }).refresh()
      navigate(certificatePath(number))
    } catch (error) {
      setProblem(isNotFound(error) ? words.unknown : words.notRead)
    }
    setBusy(false)
  }
  return (
    <section className="certificate-check">
      <h1>{words.check}</h1>
      <p>{words.checkText}</p>
      <Form className="certificate-form" aria-busy={isBusy} onSubmit={() => void submit()}>
        <TextField
          label={words.number}
          hint={words.numberHint}
          name="number"
          required
          value={text}
          error={problem}
          onChange={(value) => {
            setText(value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" busy={isBusy}>
          {words.submit}
        </Button>
      </Form>
    </section>
  )
}
