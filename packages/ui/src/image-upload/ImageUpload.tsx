import { useState } from 'react'
import type { FieldProps } from '../field'
import { iconImage } from '../icons/paths'
import { useLocale } from '../locale/locale'
import { useStyles } from '../styling'
import type { Notice } from '../toasts'
import type { Upload } from '../upload'
import { UploadField } from '../upload/UploadField'
import css from './image-upload.css?inline'
import { imageMessages } from './messages'
import { Uploaded } from './Uploaded'

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
export const ImageUpload = ({ value, onChange, ...props }: ImageUploadProps) => {
  const { label, disabled, maxBytes = defaultMaxBytes, extensions = defaultExtensions } = props
  useStyles(css)
  const [done, setDone] = useState<{ address: string; file: File }>()
  return (
    <UploadField
      {...props}
      kind={imageMessages[useLocale()]}
      icon={iconImage}
      maxBytes={maxBytes}
      extensions={extensions}
      formValue={value}
      onDone={(address, file) => {
        setDone({ address, file })
        onChange(address)
      }}
      onRemove={() => {
        setDone(undefined)
        onChange('')
      }}
      filled={
        value !== '' &&
        (({ rules, remove }) => (
          <Uploaded
            address={value}
            label={label}
            file={done?.address === value ? done.file : undefined}
            rules={rules}
            disabled={disabled}
            onRemove={remove}
          />
        ))
      }
    />
  )
}
