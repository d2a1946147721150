import { type ReactNode, useRef, useState } from 'react'
import { Field, type FieldProps } from '../field/Field'
import { Icon } from '../icons/Icon'
import { iconError, iconWarning } from '../icons/paths'
import { useLocale } from '../locale/locale'
import { useStyles } from '../styling/use-styles'
import type { Notice } from '../toasts/Toasts'
import { AddButton } from './AddButton'
import { readForeignKind } from './foreign-kind'
import { type KindMessages, uploadMessages } from './messages'
import { acceptOf, type Refusal, refusalOf, sizeText, type UploadRules, wrongTypeText } from './rules'
import { Failed, Uploading } from './UploadTiles'
import css from './upload.css?inline'
import { useDrops } from './use-drops'
import { useKeptFocus } from './use-kept-focus'
import { type Upload, useUpload } from './use-upload'

interface UploadActions {
  rules: string
  /** Opens the file dialog. */
  choose: () => void
  remove: () => void
}

/** Props of a field for one file. */
export interface UploadProps<Value, Answer = Value> extends FieldProps, UploadRules {
  /** What is kept of the file, or that there is none; the owner keeps it. */
  value: Value
  /** Called when a file has arrived, and when it is taken away. */
  onChange: (value: Value) => void
  /** Sends the file and resolves with what is kept of it; the reason of a rejection is shown. */
  upload: Upload<Answer>
  /** The message shown in the field, for a notice of the page: a file refused, failed, or uploaded. */
  onNotice?: (kind: Notice['kind'], text: string) => void
}

interface UploadFieldProps<Answer> extends Omit<UploadProps<unknown, Answer>, 'value' | 'onChange'> {
  /** Texts for this kind of file. */
  kind: KindMessages
  icon: string
  /** Renders the uploaded file; false when there is none. */
  filled: ((actions: UploadActions) => ReactNode) | false
  /** The uploaded file may be replaced. */
  isReplaceable?: boolean
  /** What a form sends. */
  formValue?: string
  onDone: (answer: Answer, file: File) => void
  onRemove: () => void
}

/** One file: refused, uploading, failed, or uploaded. */
export const UploadField = <Answer,>(props: UploadFieldProps<Answer>) => {
  const { kind, icon, filled, isReplaceable, formValue, maxBytes, extensions, upload, onNotice, ...field } =
    props
  const { disabled, busy, required, name } = field
  useStyles(css)
  const texts = { ...uploadMessages[useLocale()], ...kind }
  const group = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const keepFocus = useKeptFocus(group)
  const [refusal, setRefusal] = useState<Refusal>()
  const [spoken, setSpoken] = useState('')

  const say = (kind: Notice['kind'], text: string) => {
    setSpoken(text)
    onNotice?.(kind, text)
  }
  const refuse = (refused: Refusal) => {
    setRefusal(refused)
    say(refused.kind, refused.text)
  }
  const rejectForeign = async (file: File): Promise<never> => {
    const kind = extensions.includes('jpg') ? await readForeignKind(file) : undefined
    if (kind === undefined) return new Promise(() => undefined)
    throw Object.assign(new Error(wrongTypeText(extensions, kind, texts)), { isFinal: true })
  }
  /** A file that is no jpg, whatever it is called, is refused while its first bytes leave: the refusal says what it is. */
  const send: Upload<Answer> = (file, control) => Promise.race([upload(file, control), rejectForeign(file)])
  const { phase, start, giveUp } = useUpload({
    upload: send,
    onBeforeChange: keepFocus,
    onDone: (answer, file) => {
      say('success', texts.done)
      props.onDone(answer, file)
    },
    onFail: (reason) => say('error', reason || texts.unknownReason),
    onRefuse: (reason) => refuse({ kind: 'error', text: reason || texts.unknownReason }),
  })
  const take = (file: File) => {
    const refused = refusalOf(file, { maxBytes, extensions }, texts)
    if (phase.name === 'failed') giveUp()
    if (refused) return refuse(refused)
    setRefusal(undefined)
    setSpoken(texts.uploading)
    void start(file)
  }
  const isOpen = phase.name !== 'uploading' && (!filled || isReplaceable) && !disabled && !busy
  /** Which of several was meant cannot be known. */
  const takeOne = ([file, ...others]: File[]) => {
    if (others.length > 0) refuse({ kind: 'warning', text: texts.onlyOne })
    else if (file) take(file)
  }
  const isOver = useDrops(group, isOpen ? takeOne : undefined)
  const cancel = () => {
    setSpoken('')
    giveUp()
  }
  const choose = () => input.current?.click()
  const remove = () => {
    keepFocus()
    setRefusal(undefined)
    setSpoken('')
    props.onRemove()
  }
  const rules = texts.rules(extensions, sizeText(maxBytes))
  return (
    <Field {...field}>
      {(control) => (
        <div
          className="ch-upload"
          ref={group}
          role="group"
          aria-labelledby={control['aria-labelledby']}
          aria-describedby={control['aria-describedby']}
          data-over={isOver ? '' : undefined}
        >
          {phase.name === 'uploading' ? (
            <Uploading phase={phase} icon={icon} onCancel={cancel} />
          ) : phase.name === 'failed' ? (
            <Failed phase={phase} onRetry={() => take(phase.file)} onRemove={cancel} />
          ) : filled ? (
            filled({ rules, choose, remove })
          ) : (
            <AddButton
              control={control}
              text={texts.add}
              rules={rules}
              required={required}
              busy={busy}
              disabled={disabled}
              isOver={isOver}
              onPress={choose}
            />
          )}
          <input
            ref={input}
            form={control.form}
            type="file"
            hidden
            accept={acceptOf(extensions)}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0]
              // Emptied, so that the same file chosen again is a change again.
              event.currentTarget.value = ''
              if (file && isOpen) take(file)
            }}
          />
          {name && (
            <input form={control.form} type="hidden" name={name} value={formValue} disabled={disabled} />
          )}
          {refusal && isOpen && (
            <p className="ch-upload__refusal" data-kind={refusal.kind}>
              <Icon path={refusal.kind === 'error' ? iconError : iconWarning} size={14} />
              {refusal.text}
            </p>
          )}
          <span className="ch-hidden" role="status">
            {spoken}
          </span>
        </div>
      )}
    </Field>
  )
}
