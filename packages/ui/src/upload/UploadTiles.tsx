import { Button } from '../button/Button'
import { Icon } from '../icons/Icon'
import { iconError } from '../icons/paths'
import { useLocale } from '../locale/locale'
import { uploadMessages } from './messages'
import { sizeText } from './rules'
import type { UploadPhase } from './use-upload'

/** Name and size; a long name is cut, the size is not. */
export const FileLine = ({ file }: { file: File }) => {
  const { comma } = uploadMessages[useLocale()]
  return (
    <span className="ch-upload__file" title={file.name}>
      <span className="ch-upload__name">{file.name}</span>
      <span>
        {comma}
        {sizeText(file.size)}
      </span>
    </span>
  )
}

type Phase<Name extends UploadPhase['name']> = Extract<UploadPhase, { name: Name }>

interface UploadingProps {
  phase: Phase<'uploading'>
  /** Icon for the kind of file. */
  icon: string
  onCancel: () => void
}

/** A file being uploaded: its progress, and a button to cancel. */
export const Uploading = ({ phase, icon, onCancel }: UploadingProps) => {
  const { uploading, saving, cancel } = uploadMessages[useLocale()]
  const percent = Math.round(phase.share * 100)
  return (
    <div className="ch-upload__tile">
      <Icon path={icon} size={24} className="ch-upload__icon" />
      <div className="ch-upload__about">
        <FileLine file={phase.file} />
        <span className="ch-upload__percent">{percent < 100 ? `${uploading} ${percent}%` : saving}</span>
      </div>
      <Button variant="text" size="small" onClick={onCancel}>
        {cancel}
      </Button>
      <div
        className="ch-upload__progress"
        role="progressbar"
        aria-label={uploading}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div style={{ transform: `scaleX(${phase.share})` }} />
      </div>
    </div>
  )
}

interface FailedProps {
  phase: Phase<'failed'>
  onRetry: () => void
  onRemove: () => void
}

/** A failed upload: the reason, and a button to retry. */
export const Failed = ({ phase, onRetry, onRemove }: FailedProps) => {
  const { failed, unknownReason, retry, remove } = uploadMessages[useLocale()]
  return (
    <div className="ch-upload__tile ch-upload__tile--failed">
      <Icon path={iconError} size={24} className="ch-upload__icon" />
      <div className="ch-upload__about">
        <span className="ch-upload__state">{failed}</span>
        <span className="ch-upload__reason">{phase.reason || unknownReason}</span>
        <FileLine file={phase.file} />
      </div>
      <div className="ch-upload__actions">
        <Button variant="quiet" size="small" onClick={onRetry}>
          {retry}
        </Button>
        <Button variant="text" size="small" onClick={onRemove}>
          {remove}
        </Button>
      </div>
    </div>
  )
}
