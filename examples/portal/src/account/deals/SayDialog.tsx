import { dealWordsMax } from '@chuhai/contract/constants'
import type { DealFile, DealMove } from '@chuhai/contract/market'
import { type Core, openUserDraft } from '@chuhai/core'
import { Button, Dialog, Field, Form, TextArea, useFormId } from '@chuhai/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../app/messages'
import { FilesField } from './FilesField'
import { dealMessages } from './messages'

/** What is done with words. */
export type SaidAction = 'decline' | 'giveUp' | 'deliver' | 'askRevision' | 'dispute'

interface Typed {
  words: string
  files: DealFile[]
}

const isTyped = (stored: unknown): stored is Typed =>
  typeof Object(stored).words === 'string' && Array.isArray(Object(stored).files)

const moveOf = (action: SaidAction, { words, files }: Typed): DealMove =>
  action === 'decline' || action === 'giveUp' ? { action, words } : { action, words, files }

interface SayDialogProps {
  core: Core
  number: string
  action: SaidAction
  isSending: boolean
  open: boolean
  onClose(): void
  onClosed(): void
  /** Resolves to whether the step was taken. */
  onMove(move: DealMove): Promise<boolean>
}

/** Asks for the words of a step, and for files where they belong to it. What was typed survives closing and a reload. */
export const SayDialog = ({
  core,
  number,
  action,
  isSending,
  open,
  onClose,
  onClosed,
  onMove,
}: SayDialogProps) => {
  const words = useMessages(dealMessages)
  const { label, hint } = words.say[action]
  const [draft] = useState(() => openUserDraft<Typed>(core, `deal.${number}.${action}`, isTyped))
  const [typed, setTyped] = useState<Typed>(() => draft.read() ?? { words: '', files: [] })
  const [isChecked, setIsChecked] = useState(false)
  const formId = useFormId()
  const id = useId()
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    draft.write(next)
  }
  const isLong = [...typed.words].length > dealWordsMax
  const problem = isLong ? words.tooLong : typed.words.trim() === '' ? words.required : undefined
  const submit = async () => {
    setIsChecked(true)
    if (problem) return document.getElementById(id)?.focus()
    if (!(await onMove(moveOf(action, typed)))) return
    draft.clear()
    setTyped({ words: '', files: [] })
    setIsChecked(false)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      width={600}
      title={words.actions[action]}
      footer={
        <Button type="submit" form={formId} busy={isSending}>
          {words.actions[action]}
        </Button>
      }
    >
      <Form id={formId} className="deal-say" onSubmit={() => void submit()}>
        <Field
          id={id}
          label={label}
          required
          disabled={isSending}
          hint={hint}
          error={isChecked || isLong ? problem : undefined}
        >
          {(control) => (
            <div className="ch-box deal-say__box">
              <TextArea
                {...control}
                className="ch-box__input"
                rows={5}
                value={typed.words}
                disabled={isSending}
                onChange={(text) => change({ words: text })}
              />
            </div>
          )}
        </Field>
        {action !== 'decline' && action !== 'giveUp' && (
          <FilesField
            core={core}
            files={typed.files}
            disabled={isSending}
            onChange={(files) => change({ files })}
          />
        )}
      </Form>
    </Dialog>
  )
}
