import type { FieldProps } from '../field'
import { iconFile } from '../icons/paths'
import { useLocale } from '../locale/locale'
import type { Notice } from '../toasts'
import type { Upload } from '../upload'
import type { KindMessages } from '../upload/messages'
import { UploadField } from '../upload/UploadField'
import { Kept, type KeptFile } from './Kept'
import { fileMessages } from './messages'

export type { KeptFile }

export interface FileUploadProps<Answer extends KeptFile> extends FieldProps {
  /** The file that is there; null when there is none. */
  value: Answer | null
  onChange: (value: Answer | null) => void
  /** Sends the file and answers with what is kept of it; the reason of a rejection is shown. */
  upload: Upload<Answer>
  maxBytes: number
  /** Without a dot, in lower case. */
  extensions: readonly string[]
  /** Without deletion the file may only be replaced. */
  isFinal?: boolean
  /** Words that fit better than 文件. */
  words?: Partial<KindMessages>
  /** The same that stands in the field, for a message of the page: a file refused, failed, or uploaded. */
  onNotice?: (kind: Notice['kind'], text: string) => void
}

/**
 * One document: chosen, dropped or pasted, sent at once, shown with name and size. Another may take its place; until
 * that has arrived the first one stays.
 */
export const FileUpload = <Answer extends KeptFile>(props: FileUploadProps<Answer>) => {
  const { value, onChange, isFinal, words, ...rest } = props
  const texts = fileMessages[useLocale()]
  return (
    <UploadField
      {...rest}
      kind={{ ...texts, ...words }}
      icon={iconFile}
      isReplaceable
      formValue={value?.name ?? ''}
      onDone={onChange}
      onRemove={() => onChange(null)}
      filled={
        value !== null &&
        (({ rules, choose, remove }) => (
          <Kept
            file={value}
            rules={rules}
            disabled={props.disabled || props.busy}
            replaceText={texts.replace}
            onReplace={choose}
            onRemove={isFinal ? undefined : remove}
          />
        ))
      }
    />
  )
}
