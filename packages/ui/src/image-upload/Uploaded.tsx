import { type ReactNode, useState } from 'react'
import { IconButton } from '../button'
import { usePart } from '../floating/use-part'
import { Icon } from '../icons/Icon'
import { iconImage, iconSuccess, iconTrash, iconZoomIn } from '../icons/paths'
import { useLocale } from '../locale/locale'
import { Spinner } from '../spinner'
import { FileLine } from '../upload/FileLine'
import { uploadMessages } from '../upload/messages'
import { imageMessages } from './messages'

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
export const Uploaded = ({ address, label, file, rules, disabled, onRemove }: UploadedProps) => {
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
