import { type PointerEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { IconButton } from '../button/IconButton'
import { iconClose } from '../icons/paths'
import { useMessages } from '../locale/locale'
import { Modal, type ModalFlags } from '../modal/Modal'
import { useStyles } from '../styling/use-styles'
import css from './sheet.css?inline'

/** Pulled down this far, or this fast, the sheet closes; otherwise it springs back. */
const farPx = 96
const fastPxPerMs = 0.6

/** Handlers for the grip of a sheet that is pulled down to close it. */
const useDragDown = (panel: RefObject<HTMLElement | null>, onClose: () => void) => {
  const start = useRef<{ y: number; at: number } | null>(null)
  const pull = (y: number) => {
    const node = panel.current
    if (!node) return
    node.style.translate = y ? `0 ${y}px` : ''
    node.toggleAttribute('data-dragged', y > 0)
  }
  const end = (event: PointerEvent, wants: boolean) => {
    const from = start.current
    start.current = null
    if (!from) return
    const distance = Math.max(0, event.clientY - from.y)
    const speed = distance / Math.max(1, event.timeStamp - from.at)
    if (wants && (distance > farPx || (distance > 24 && speed > fastPxPerMs))) onClose()
    else pull(0)
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button')) return
      start.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (start.current) pull(Math.max(0, event.clientY - start.current.y))
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  }
}

/** Keeps a panel at the bottom of what is visible: above the software keyboard, and no higher than the rest. */
const useKeyboardRoom = (panel: RefObject<HTMLElement | null>, isOpen: boolean): void => {
  useEffect(() => {
    const node = panel.current
    const view = node?.ownerDocument.defaultView
    const visible = view?.visualViewport
    if (!isOpen || !node || !view || !visible) return
    const settle = () => {
      const covered = Math.max(0, view.innerHeight - visible.height - visible.offsetTop)
      node.style.setProperty('--_covered', `${covered}px`)
      node.style.setProperty('--_visible', `${visible.height}px`)
    }
    settle()
    visible.addEventListener('resize', settle)
    visible.addEventListener('scroll', settle)
    return () => {
      visible.removeEventListener('resize', settle)
      visible.removeEventListener('scroll', settle)
    }
  }, [panel, isOpen])
}

/** What `Sheet` takes; a press beside it closes it unless `closeOnOutside` is false. */
export interface SheetProps extends ModalFlags {
  /** What it is about; screen readers say it first. */
  title: ReactNode
  /** A line below the title. */
  subtitle?: ReactNode
  /** The content, which scrolls. */
  children?: ReactNode
}

/**
 * A modal panel that comes up from the bottom edge of a phone; pulled down, it closes. It stays above the software
 * keyboard.
 *
 * @example
 * const [isOpen, setIsOpen] = useState(true)
 * return <Sheet open={isOpen} title="在线咨询" onClose={() => setIsOpen(false)}>…</Sheet>
 */
export const Sheet = ({ title, subtitle, children, closeOnOutside = true, ...flags }: SheetProps) => {
  useStyles(css)
  const id = useId()
  const { close } = useMessages()
  const panel = useRef<HTMLDialogElement>(null)
  const grip = useDragDown(panel, flags.onClose)
  useKeyboardRoom(panel, flags.open)
  return (
    <Modal {...flags} panel={panel} closeOnOutside={closeOnOutside} className="ch-sheet" aria-labelledby={id}>
      <div className="ch-sheet__panel">
        <div className="ch-sheet__header" {...grip}>
          <div>
            <h2 className="ch-sheet__title" id={id}>
              {title}
            </h2>
            {subtitle && <p className="ch-sheet__subtitle">{subtitle}</p>}
          </div>
          <IconButton icon={iconClose} label={close} onClick={flags.onClose} />
        </div>
        <div className="ch-sheet__body">{children}</div>
      </div>
    </Modal>
  )
}
