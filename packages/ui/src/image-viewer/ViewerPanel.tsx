import { type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '../button/IconButton'
import {
  iconChevronLeft,
  iconChevronRight,
  iconClose,
  iconRotate,
  iconZoomIn,
  iconZoomOut,
} from '../icons/paths'
import { useLocale, useMessages } from '../locale/locale'
import { viewerMessages } from './messages'
import { useView } from './use-view'
import { ViewerPicture } from './ViewerPicture'
import { maxScale, minScale } from './view'

/** An image of the viewer. */
export interface ViewerImage {
  src: string
  /** What the image shows, for those who do not see it. */
  alt: string
  /** A line below it. */
  caption?: string
}

interface ViewerPanelProps {
  images: readonly ViewerImage[]
  start: number
  onClose: () => void
}

const arrowPx = 64
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/*
 *  1 / 3                          ✕
 *  ‹          [ picture ]         ›
 *             caption
 *        −  100%  +  ⟳
 */
/** The stage, its buttons and its keys: + − 0 R and the arrows. */
export const ViewerPanel = ({ images, start, onClose }: ViewerPanelProps) => {
  const texts = viewerMessages[useLocale()]
  const { close } = useMessages()
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const [index, setIndex] = useState(start)
  const image = images[Math.min(index, images.length - 1)]
  const show = (next: number) => {
    if (!images[next]) return
    setIndex(next)
    look.reset()
  }
  const look = useView({ stage, picture, onSwipe: (direction) => show(index + direction) })
  const { scale } = look.view
  const percent = `${Math.round(scale * 100)}%`

  const press = (event: KeyboardEvent) => {
    const { key } = event
    const [x, y] = arrows[key] ?? []
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === '+' || key === '=') look.zoomIn()
    else if (key === '-' || key === '_') look.zoomOut()
    else if (key === '0') look.reset()
    else if (key === 'r' || key === 'R') look.rotate()
    else if (x === undefined || y === undefined) return
    else if (scale > 1) look.pan({ x: x * arrowPx, y: y * arrowPx })
    else if (x) show(index - x)
    event.preventDefault()
    event.stopPropagation()
  }
  if (!image) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the dialog; every one has its button
    <div className="ch-viewer__panel" tabIndex={-1} data-initial-focus onKeyDown={press}>
      <div className="ch-viewer__stage" ref={stage} data-zoomed={scale > 1 ? '' : undefined}>
        <ViewerPicture
          key={image.src}
          src={image.src}
          alt={image.alt}
          picture={picture}
          transform={look.transform()}
          isMoving={look.isMoving}
        />
      </div>
      {images.length > 1 && (
        <>
          <span
            className="ch-viewer__count"
            role="status"
            aria-label={texts.position(index + 1, images.length)}
          >
            {index + 1} / {images.length}
          </span>
          <IconButton
            className="ch-viewer__previous"
            icon={iconChevronLeft}
            label={texts.previous}
            size={24}
            disabled={index === 0}
            onClick={() => show(index - 1)}
          />
          <IconButton
            className="ch-viewer__next"
            icon={iconChevronRight}
            label={texts.next}
            size={24}
            disabled={index === images.length - 1}
            onClick={() => show(index + 1)}
          />
        </>
      )}
      <IconButton className="ch-viewer__close" icon={iconClose} label={close} size={22} onClick={onClose} />
      <div className="ch-viewer__foot">
        {image.caption && <p className="ch-viewer__caption">{image.caption}</p>}
        <div className="ch-viewer__tools">
          <IconButton
            icon={iconZoomOut}
            label={texts.zoomOut}
            disabled={scale <= minScale}
            onClick={look.zoomOut}
          />
          <button
            type="button"
            className="ch-viewer__scale"
            title={texts.reset}
            aria-label={`${percent} ${texts.reset}`}
            onClick={look.reset}
          >
            {percent}
          </button>
          <IconButton
            icon={iconZoomIn}
            label={texts.zoomIn}
            disabled={scale >= maxScale}
            onClick={look.zoomIn}
          />
          <IconButton icon={iconRotate} label={texts.rotate} onClick={look.rotate} />
        </div>
      </div>
    </div>
  )
}
