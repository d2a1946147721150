import { type Attachment, documentExtensions } from '@chuhai/contract/application'
import { uploadMaxBytes } from '@chuhai/contract/constants'
import type { Notices } from '@chuhai/core'
import {
  type FieldProps,
  FileUpload,
  type KeptFile,
  type UploadControl,
  useLocale,
  useStyles,
} from '@chuhai/ui'
import { applicationMessages } from '../messages'
import css from './documents-field.css?inline'

interface DocumentsFieldProps extends FieldProps {
  label: string
  value: readonly Attachment[]
  max: number
  upload(file: File, control: UploadControl): Promise<Attachment>
  notices: Notices
  onChange(value: Attachment[]): void
}

type KeptDocument = KeptFile & Attachment

/** Some documents, one below the other, with room for another one. */
export const DocumentsField = ({ value, max, upload, notices, onChange, ...field }: DocumentsFieldProps) => {
  useStyles(css)
  const words = applicationMessages[useLocale()]
  const { id, label, error, hint, required, optional, ...rest } = field
  const places = value.length < max ? [...value, null] : value
  const setAt = (place: number, file: Attachment | null) => {
    const kept = file && { address: file.address, name: file.name }
    onChange([...value.slice(0, place), ...(kept ? [kept] : []), ...value.slice(place + 1)])
  }
  return (
    <div className="ch-documents-field">
      {places.map((file, place) => {
        const isFirst = place === 0
        const isLast = place === places.length - 1
        return (
          <FileUpload<KeptDocument>
            {...rest}
            key={file?.address ?? `new ${value.length}`}
            id={isFirst ? id : undefined}
            label={isFirst ? label : words.another(label, place + 1)}
            labelHidden={!isFirst}
            required={isFirst && required}
            optional={isFirst && optional}
            error={isLast ? error : undefined}
            hint={isLast ? hint : undefined}
            extensions={documentExtensions}
            maxBytes={uploadMaxBytes}
            words={{ add: isFirst ? words.addDocument : words.addAnother }}
            value={file}
            upload={upload}
            onChange={(next) => setAt(place, next)}
            onNotice={(kind, text) => notices[kind](text)}
          />
        )
      })}
    </div>
  )
}
