import { useLocale } from '../locale/locale'
import { Modal } from '../modal/Modal'
import { useStyles } from '../styling/use-styles'
import css from './image-viewer.css?inline'
import { viewerMessages } from './messages'
import { type ViewerImage, ViewerPanel } from './ViewerPanel'

/** Section 9: above everything where a browser has no top layer. */
export const imageViewerZIndex = 100000

/** What `ImageViewer` takes; `start` counts from 0. */
export interface ImageViewerProps {
  /** Whether it is shown; the owner keeps it. */
  open: boolean
  /** Called for Escape, the button, and a phone's back gesture; the owner then sets `open` to false. */
  onClose: () => void
  /** The images, in their order. */
  images: readonly ViewerImage[]
  /** The image it begins with. */
  start?: number
}

/**
 * Images over the whole window (specification, section 2.13): zoomed, turned, moved, one after the other. Keys: `+`,
 * `-`, `0`, `R`, arrows and Escape.
 *
 * @example
 * const [isOpen, setIsOpen] = useState(true)
 * return <ImageViewer open={isOpen} onClose={() => setIsOpen(false)} images={[{ src: '/a.png', alt: '营业执照' }]} />
 */
export const ImageViewer = ({ open, onClose, images, start = 0 }: ImageViewerProps) => {
  useStyles(css)
  const { viewer } = viewerMessages[useLocale()]
  return (
    <Modal
      open={open}
      onClose={onClose}
      className="ch-viewer"
      aria-label={viewer}
      style={{ zIndex: imageViewerZIndex }}
    >
      <ViewerPanel images={images} start={start} onClose={onClose} />
    </Modal>
  )
}
