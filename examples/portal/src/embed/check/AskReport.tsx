import { encodeReport, readReport } from '@chuhai/contract/embed'
import { Button, Field, TextArea } from '@chuhai/ui'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../app/messages'
import { Snippet } from '../../components/Snippet'
import { checkMessages } from './messages'

/** How to come by a report, and where to put one. */
export const AskReport = () => {
  const words = useMessages(checkMessages)
  const [pasted, setPasted] = useState('')
  const [isUnreadable, setUnreadable] = useState(false)
  const change = (text: string) => {
    setPasted(text)
    setUnreadable(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const report = readReport(pasted)
    if (report) location.hash = `report=${encodeReport(report)}`
    else setUnreadable(true)
  }
  return (
    <>
      <p className="check__lead">{words.lead}</p>
      <ol className="check__steps">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Snippet title={words.command} text="Chuhai('check')" heading="h2" />
      <form className="check__form" onSubmit={submit}>
        <Field label={words.paste} error={isUnreadable ? words.unreadable : undefined}>
          {(control) => (
            <div className="ch-box check__box">
              <TextArea {...control} className="ch-box__input" rows={5} value={pasted} onChange={change} />
            </div>
          )}
        </Field>
        <Button type="submit">{words.show}</Button>
      </form>
      <h2>{words.missing}</h2>
      <ul className="check__causes">
        {words.causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
    </>
  )
}
