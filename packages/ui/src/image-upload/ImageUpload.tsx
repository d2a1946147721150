import { type ReactNode, useState } from 'react'
import { IconButton } from '../button/IconButton'
import { Icon } from '../icons/Icon'
import { iconImage, iconSuccess, iconTrash, iconZoomIn } from '../icons/paths'
import { usePart } from '../lazy/use-part'
import { useLocale } from '../locale/locale'
import { Spinner } from '../spinner/Spinner'
import { useStyles } from '../styling/use-styles'
import { uploadMessages } from '../upload/messages'
import type { UploadRules } from '../upload/rules'
import { UploadField, type UploadProps } from '../upload/UploadField'
import { FileLine } from '../upload/UploadTiles'
import css from './image-upload.css?inline'

const zhCN = {
  add: '点击或拖拽图片到这里上传',
  tooLarge: (size: string) => `图片大小不能超过${size}`,
  empty: '文件是空的，请选择其他图片',
  zoom: '放大查看',
  broken: '图片无法显示',
}

type ImageMessages = typeof zhCN

const en = {
  add: 'Click, or drop an image here to upload',
  tooLarge: (size: string) => `Image size cannot exceed ${size}`,
  empty: 'The file is empty. Please choose another image',
  zoom: 'View larger',
  broken: 'The image cannot be shown',
} satisfies ImageMessages

export const imageMessages: Record<'zh-CN' | 'en', ImageMessages> = { 'zh-CN': zhCN, en }

interface UploadedProps {
  address: string
  /** What the image is called. */
  label: string
  /** Known when it was uploaded just now. */
  file?: File | undefined
  rules: ReactNode
  disabled?: boolean | undefined
  onRemove: () => void
}

const loadViewer = () => import('../image-viewer/ImageViewer')

/** The image that was uploaded, with zoom and delete on a veil. */
const Uploaded = ({ address, label, file, rules, disabled, onRemove }: UploadedProps) => {
  const locale = useLocale()
  const { done, remove } = uploadMessages[locale]
  const { zoom, broken } = imageMessages[locale]
  const [isZoomed, setIsZoomed] = useState(false)
  const [brokenAddress, setBrokenAddress] = useState('')
  const viewer = usePart(loadViewer, isZoomed, () => setIsZoomed(false))
  const isBroken = brokenAddress === address
  return (
    <div className="ch-upload__done">
      <div className="ch-upload__preview">
        {isBroken ? (
          <div className="ch-upload__broken">
            <Icon path={iconImage} size={24} />
            {broken}
          </div>
        ) : (
          <img
            className="ch-upload__image"
            src={address}
            alt={label}
            onError={() => setBrokenAddress(address)}
          />
        )}
        <div className="ch-upload__veil">
          {!isBroken && <IconButton icon={iconZoomIn} label={zoom} onClick={() => setIsZoomed(true)} />}
          {!disabled && <IconButton icon={iconTrash} label={remove} onClick={onRemove} />}
          {isZoomed && !viewer && <Spinner />}
        </div>
      </div>
      <div className="ch-upload__about">
        {file && (
          <>
            <span className="ch-upload__success">
              <Icon path={iconSuccess} size={16} />
              {done}
            </span>
            <FileLine file={file} />
          </>
        )}
        {!disabled && <span className="ch-upload__rules">{rules}</span>}
      </div>
      {viewer && (
        <viewer.ImageViewer
          open={isZoomed}
          onClose={() => setIsZoomed(false)}
          images={[{ src: address, alt: label, ...(file && { caption: file.name }) }]}
        />
      )}
    </div>
  )
}

/** The value is the address of the image, or `''`. */
export interface ImageUploadProps extends Omit<UploadProps<string>, 'label' | keyof UploadRules> {
  /** What the image shows; also read out as its description. */
  label: string
  /**
   * Size of the largest file that is taken, in bytes.
   * @default 10_485_760
   */
  maxBytes?: number
  /**
   * Without a dot, in lower case.
   * @default ['png', 'jpeg', 'jpg']
   */
  extensions?: readonly string[]
}

const defaultMaxBytes = 10_485_760
const defaultExtensions = ['png', 'jpeg', 'jpg']

/**
 * One image (specification, sections 4 and 5.9): chosen, dropped or pasted, sent at once, shown with zoom and delete.
 * By default png and jpeg up to 10 MB.
 *
 * @example
 * const [licence, setLicence] = useState('')
 * const upload: Upload = async (file) => `/files/${file.name}`
 * return <ImageUpload label="营业执照" value={licence} onChange={setLicence} upload={upload} />
 */
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
