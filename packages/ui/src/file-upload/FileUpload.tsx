import { Button } from '../button/Button'
import { DeleteButton } from '../button/DeleteButton'
import { iconFile } from '../icons/paths'
import { useLocale } from '../locale/locale'
import { useStyles } from '../styling/use-styles'
import { type KindMessages, uploadMessages } from '../upload/messages'
import { extensionOf, sizeText } from '../upload/rules'
import { UploadField, type UploadProps } from '../upload/UploadField'
import css from './file-upload.css?inline'

const zhCN = {
  add: '点击或拖拽文件到这里上传',
  tooLarge: (size: string) => `文件大小不能超过${size}`,
  empty: '文件是空的，请选择其他文件',
  replace: '更换文件',
}

type FileMessages = typeof zhCN

const en = {
  add: 'Click, or drop a file here to upload',
  tooLarge: (size: string) => `File size cannot exceed ${size}`,
  empty: 'The file is empty. Please choose another file',
  replace: 'Replace',
} satisfies FileMessages

const fileMessages: Record<'zh-CN' | 'en', FileMessages> = { 'zh-CN': zhCN, en }

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

/** The uploaded file: kind, name and size, with buttons to replace and delete it. */
const Kept = ({ file, rules, disabled, replaceText, onReplace, onRemove }: KeptProps) => {
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

/** What `FileUpload` takes; `value` is what is kept of the file, or null. */
export interface FileUploadProps<Value extends KeptFile> extends UploadProps<Value | null, Value> {
  /** Without deletion the file may only be replaced. */
  isFinal?: boolean
  /** Words that fit better than 文件. */
  words?: Partial<KindMessages>
}

/**
 * One document: chosen, dropped or pasted, sent at once, shown with name and size. Another may take its place; until
 * that has arrived the first one stays.
 *
 * @example
 * const [plan, setPlan] = useState<KeptFile | null>(null)
 * const upload: Upload<KeptFile> = async (file) => ({ name: file.name, bytes: file.size })
 * return <FileUpload label="计划书" value={plan} onChange={setPlan} upload={upload} maxBytes={52_428_800} extensions={['pdf']} />
 */
export const FileUpload = <Value extends KeptFile>(props: FileUploadProps<Value>) => {
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
