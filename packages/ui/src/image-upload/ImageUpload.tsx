import { useRef, useState } from 'react'
import { Field, type FieldProps } from '../field'
import { Icon } from '../icons/Icon'
import { iconError, iconWarning } from '../icons/paths'
import { useLocale } from '../locale/locale'
import { useStyles } from '../styling'
import type { Notice } from '../toasts'
import { AddButton } from './AddButton'
import css from './image-upload.css?inline'
import { uploadMessages } from './messages'
import { acceptOf, type Refusal, refusalOf } from './rules'
import { sizeText } from './size-text'
import { Failed, Uploading } from './UnderWay'
import { Uploaded } from './Uploaded'
import { useDrops } from './use-drops'
import { useKeptFocus } from './use-kept-focus'
import { type Upload, useUpload } from './use-upload'

export interface ImageUploadProps extends FieldProps {
  label: string
  /** Address of the image, or `''`. */
  value: string
  onChange: (address: string) => void
  /** Sends the file and answers with its address; the reason of a rejection is shown. */
  upload: Upload
  maxBytes?: number
  /** Without a dot, in lower case. */
  extensions?: readonly string[]
  /** The same that stands in the field, for a message of the page: a file refused, failed, or uploaded. */
  onNotice?: (kind: Notice['kind'], text: string) => void
}

const defaultMaxBytes = 10_485_760
const defaultExtensions = ['png', 'jpeg', 'jpg']

/** One image (sections 4 and 5.9): chosen, dropped or pasted, sent at once, shown with zoom and delete. */
export const ImageUpload = (props: ImageUploadProps) => {
  const { label, value, onChange, upload, onNotice, disabled, busy, required, name } = props
  const { maxBytes = defaultMaxBytes, extensions = defaultExtensions } = props
  useStyles(css)
  const texts = uploadMessages[useLocale()]
  const group = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const keepFocus = useKeptFocus(group)
  const [refusal, setRefusal] = useState<Refusal>()
  const [done, setDone] = useState<{ address: string; file: File }>()
  const [spoken, setSpoken] = useState('')

  const say = (kind: Notice['kind'], text: string) => {
    setSpoken(text)
    onNotice?.(kind, text)
  }
  const { phase, start, giveUp } = useUpload({
    upload,
    onTurn: keepFocus,
    onDone: (address, file) => {
      setDone({ address, file })
      say('success', texts.done)
      onChange(address)
    },
    onFail: (reason) => say('error', reason || texts.unknownReason),
  })
  const take = (file: File) => {
    const refused = refusalOf(file, { maxBytes, extensions }, texts)
    setRefusal(refused)
    if (refused) return say(refused.kind, refused.text)
    setSpoken(texts.uploading)
    void start(file)
  }
  const isOpen = phase.name === 'idle' && !value && !disabled && !busy
  const isOver = useDrops(group, isOpen ? take : undefined)
  const cancel = () => {
    setSpoken('')
    giveUp()
  }
  const remove = () => {
    keepFocus()
    setDone(undefined)
    setSpoken('')
    onChange('')
  }
  const rules = texts.rules(extensions, sizeText(maxBytes))
  return (
    <Field {...props}>
      {(control) => (
        <div
          className="ch-upload"
          ref={group}
          role="group"
          aria-labelledby={control['aria-labelledby']}
          aria-describedby={control['aria-describedby']}
        >
          {phase.name === 'uploading' ? (
            <Uploading phase={phase} onCancel={cancel} />
          ) : phase.name === 'failed' ? (
            <Failed phase={phase} onRetry={() => take(phase.file)} onRemove={cancel} />
          ) : value ? (
            <Uploaded
              address={value}
              label={label}
              file={done?.address === value ? done.file : undefined}
              rules={rules}
              disabled={disabled}
              onRemove={remove}
            />
          ) : (
            <AddButton
              control={control}
              rules={rules}
              required={required}
              busy={busy}
              disabled={disabled}
              isOver={isOver}
              onPress={() => input.current?.click()}
            />
          )}
          <input
            ref={input}
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
          {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
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
