import { type AnswerReport, reportReasons } from '@chuhai/contract/assistant'
import { Button, Dialog, Radio, useLocale, useStyles } from '@chuhai/ui'
import { type FormEvent, useId, useState } from 'react'
import type { Answer } from '../conversation'
import { limited } from '../limit'
import { dialogMessages } from './dialog-messages'
import type { ChatPartProps } from './props'
import css from './report.css?inline'

/** Tells the operator what is wrong with an answer. */
export const ReportDialog = ({
  core,
  store,
  answer,
  onClose,
}: Pick<ChatPartProps, 'core' | 'store'> & { answer: Answer | null; onClose(): void }) => {
  useStyles(css)
  const id = useId()
  const [reason, setReason] = useState<AnswerReport['reason']>('wrong')
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const { report } = dialogMessages[useLocale()]
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!answer || isBusy) return
    setIsBusy(true)
    try {
      await store.report(answer, { reason, note })
      core.notices.success(report.thanks)
      setNote('')
      onClose()
    } catch (error) {
      core.report(error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      open={answer !== null}
      onClose={onClose}
      title={report.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {report.cancel}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {report.submit}
          </Button>
        </>
      }
    >
      <form id={id} className="ch-report" onSubmit={submit}>
        <fieldset className="ch-report__reasons">
          <legend>{report.reason}</legend>
          {reportReasons.map((one) => (
            <Radio key={one} name={id} checked={reason === one} onChange={() => setReason(one)}>
              {report.reasons[one]}
            </Radio>
          ))}
        </fieldset>
        <label className="ch-report__note">
          {report.note}
          <textarea
            rows={3}
            value={note}
            onChange={({ currentTarget: { value, selectionEnd } }) =>
              setNote(limited(value, selectionEnd).text)
            }
          />
        </label>
      </form>
    </Dialog>
  )
}
