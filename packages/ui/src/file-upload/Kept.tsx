import { Button, DeleteButton } from '../button'
import { useLocale } from '../locale/locale'
import { useStyles } from '../styling'
import { uploadMessages } from '../upload/messages'
import { extensionOf } from '../upload/rules'
import { sizeText } from '../upload/size-text'
import css from './file-upload.css?inline'

/** What is known of a file that has been uploaded. */
export interface KeptFile {
  name: string
  bytes?: number
  /** When it came, for instance. */
  note?: string
}

interface KeptProps {
  file: KeptFile
  rules: string
  disabled: boolean | undefined
  replaceText: string
  onReplace: () => void
  onRemove: (() => void) | undefined
}

/** The file that is there: its kind, name and size, another in its place, or none. */
export const Kept = ({ file, rules, disabled, replaceText, onReplace, onRemove }: KeptProps) => {
  useStyles(css)
  const { remove, comma } = uploadMessages[useLocale()]
  const facts = [file.bytes !== undefined && sizeText(file.bytes), file.note].filter(Boolean)
  return (
    <div className="ch-upload__tile ch-file">
      <span className="ch-file__kind" aria-hidden="true">
        {extensionOf(file.name).toUpperCase()}
      </span>
      <div className="ch-upload__about">
        <span className="ch-file__name">{file.name}</span>
        {facts.length > 0 && <span>{facts.join(comma)}</span>}
        {!disabled && <span className="ch-upload__rules">{rules}</span>}
      </div>
      {!disabled && (
        <div className="ch-file__actions">
          <Button variant="quiet" size="small" onClick={onReplace}>
            {replaceText}
          </Button>
          {onRemove && <DeleteButton label={remove} onClick={onRemove} />}
        </div>
      )}
    </div>
  )
}
