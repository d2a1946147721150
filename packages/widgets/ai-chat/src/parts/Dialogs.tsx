import { type AnswerReport, reportReasons } from '@chuhai/contract/assistant'
import { Button, ConfirmDialog, Dialog, Form, Radio, useFormId, useFormOwner, useStyles } from '@chuhai/ui'
import { useId, useState } from 'react'
import type { Answer } from '../conversation'
import { useChat } from './chat-context'
import css from './dialogs.css?inline'
import { useLimitedText } from './use-limited-text'

/** Of this copy: a part whose first file failed is loaded with a context of its own. */
export { ChatProvider } from './chat-context'

/** Runs an action once at a time; a failure goes to the global error handler. */
const useAction = (action: () => Promise<void>) => {
  const { core } = useChat()
  const [isBusy, setIsBusy] = useState(false)
  const run = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await action()
    } catch (error) {
      core.report(error)
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, run }
}

/** Asks before the conversation is deleted. */
export const ClearDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) => {
  const { store, words } = useChat()
  const { title, text, confirm } = words.clearDialog
  const { isBusy, run } = useAction(async () => {
    await store.clear()
    onClose()
  })
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={onClose}
      title={title}
      confirm={confirm}
      busy={isBusy}
      onConfirm={run}
    >
      {text}
    </ConfirmDialog>
  )
}

interface NoteFieldProps {
  label: string
  value: string
  onChange(value: string): void
}

const NoteField = ({ label, value, onChange }: NoteFieldProps) => {
  const { field, text } = useLimitedText(value, onChange)
  return (
    <label className="ch-report__note">
      {label}
      <textarea ref={field} form={useFormOwner()} rows={3} defaultValue={text.defaultValue} />
    </label>
  )
}

/** Tells the operator what is wrong with an answer. */
export const ReportDialog = ({ answer, onClose }: { answer: Answer | null; onClose(): void }) => {
  useStyles(css)
  const { core, store, words } = useChat()
  const id = useFormId()
  const name = useId()
  const [reason, setReason] = useState<AnswerReport['reason']>('wrong')
  const [note, setNote] = useState('')
  const report = words.reportDialog
  const { isBusy, run } = useAction(async () => {
    if (!answer) return
    await store.report(answer, { reason, note })
    core.notices.success(report.thanks)
    setNote('')
    onClose()
  })
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
      <Form id={id} className="ch-report" onSubmit={run}>
        <fieldset className="ch-report__reasons">
          <legend>{report.reason}</legend>
          {reportReasons.map((one) => (
            <Radio key={one} name={name} checked={reason === one} onChange={() => setReason(one)}>
              {report.reasons[one]}
            </Radio>
          ))}
        </fieldset>
        <NoteField label={report.note} value={note} onChange={setNote} />
      </Form>
    </Dialog>
  )
}
