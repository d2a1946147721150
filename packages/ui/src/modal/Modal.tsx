import {
  createContext,
  type DialogHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ownEvents } from '../form/WidgetScope'
import { useImeGuard } from '../input-method/ime-guard'
import { useOwnScroll } from '../scrolling/use-own-scroll'
import { useStyles } from '../styling/use-styles'
import { stayInTopLayer } from '../top-layer/stay-in-top-layer'
import { useRefusedDrops } from '../upload/use-refused-drops'
import css from './modal.css?inline'

/**
 * Lets the application's Back button close a modal: `close` is called when Back is pressed, until the returned function is called.
 * Without it the history stays untouched, and only the browser's own Back gesture closes a dialog (`cancel`).
 */
export const CloseOnBack = createContext<((close: () => void) => () => void) | undefined>(undefined)

/** Two thirds of the 240 ms a panel takes to come (look.md: out 0.4,0,1,1 and 2/3 of the time). */
const leaveMs = 160

const isStill = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true

/** Keeps a panel in the page while it leaves. */
const usePresence = (isOpen: boolean): 'absent' | 'open' | 'leaving' => {
  const [isHere, setIsHere] = useState(isOpen)
  if (isOpen && !isHere) setIsHere(true)
  useEffect(() => {
    if (isOpen || !isHere) return
    const timer = setTimeout(() => setIsHere(false), isStill() ? 0 : leaveMs)
    return () => clearTimeout(timer)
  }, [isOpen, isHere])
  return isOpen ? 'open' : isHere ? 'leaving' : 'absent'
}

/**
 * What every modal takes; the owner keeps `open` and is asked to change it. Escape closes unless forbidden, a press
 * outside only where allowed; a `Sheet` allows it by itself.
 */
export interface ModalFlags {
  /** Whether it is shown; the owner keeps it. */
  open: boolean
  /** Called when the visitor wants it closed; the owner then sets `open` to false. */
  onClose: () => void
  /** It has left the page and returned the focus. */
  onClosed?: (() => void) | undefined
  /** A press beside the panel closes it. */
  closeOnOutside?: boolean
  /**
   * Escape, or a phone's back gesture, closes it.
   * @default true
   */
  closeOnEscape?: boolean
}

interface ModalProps extends ModalFlags, Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open' | 'onClose'> {
  /** Gets the `dialog` element, where the owner needs it. */
  panel?: RefObject<HTMLDialogElement | null>
}

/**
 * A native modal dialog in the top layer; the browser holds the focus inside and gives it back. For a panel of one's
 * own; otherwise use `Dialog` or `Sheet`.
 *
 * @remarks Also those of `DialogHTMLAttributes<HTMLDialogElement>`, without `open`, `onClose`.
 *
 * @example
 * const [isOpen, setIsOpen] = useState(true)
 * return <Modal open={isOpen} aria-label="图片" onClose={() => setIsOpen(false)}>…</Modal>
 */
export const Modal = (props: ModalProps) => {
  const presence = usePresence(props.open)
  return presence === 'absent' ? null : <ShownModal {...props} isLeaving={presence === 'leaving'} />
}

// A sheet marks no body: a field focused at once would raise a phone's keyboard unasked.
const firstFocus = (dialog: HTMLDialogElement) =>
  dialog.querySelector<HTMLElement>('[data-initial-focus]') ??
  dialog.querySelector<HTMLElement>('[data-body] :is(input, textarea, [role=combobox]):not(:disabled)') ??
  dialog

/** Chrome before 105 has modal dialogs, and no selector for them: there an open one counts as modal. */
const isModal = (dialog: HTMLDialogElement): boolean =>
  !window.CSS?.supports('selector(:modal)') || dialog.matches(':modal')

/** Shows a dialog in the top layer if it is not there; returns whether it was missing. */
const show = (dialog: HTMLDialogElement): boolean => {
  if (dialog.open && (!dialog.showModal || isModal(dialog))) return false
  dialog.removeAttribute('open')
  if (dialog.showModal) dialog.showModal()
  else dialog.setAttribute('open', '')
  firstFocus(dialog).focus({ preventScroll: true })
  return true
}

const ShownModal = (props: ModalProps & { isLeaving: boolean }) => {
  const { open, onClose, onClosed, closeOnOutside, closeOnEscape = true, panel, isLeaving, ...rest } = props
  useStyles(css)
  const own = useRef<HTMLDialogElement>(null)
  const ref = panel ?? own
  const pressedBeside = useRef(false)
  const ime = useImeGuard(ref)
  useOwnScroll(ref)
  // A file that misses its field would take the page's place.
  useRefusedDrops(ref)
  useLayoutEffect(() => {
    const dialog = ref.current
    return dialog && open ? stayInTopLayer(dialog, () => show(dialog)) : undefined
  }, [ref, open])
  useLayoutEffect(() => {
    if (ref.current && open) show(ref.current)
  })
  const closed = useRef(onClosed)
  closed.current = onClosed
  // Closing before it leaves the page gives the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      dialog?.close?.()
      closed.current?.()
    }
  }, [ref])

  const closeOnBack = useContext(CloseOnBack)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => (open ? closeOnBack?.(() => close.current()) : undefined), [open, closeOnBack])

  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    if (closeOnEscape && !ime.owns(event)) onClose()
  }
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== ref.current) return
    event.preventDefault()
    if (closeOnEscape) onClose()
  }
  // Press and release must both be beside it: a selection dragged out of a field closes nothing.
  const release = (event: MouseEvent) => {
    if (closeOnOutside && pressedBeside.current && event.target === ref.current) onClose()
  }
  return (
    <dialog
      {...ownEvents}
      {...rest}
      className={`ch-modal ${rest.className ?? ''}`}
      ref={ref}
      tabIndex={-1}
      data-leaving={isLeaving ? '' : undefined}
      onKeyDown={pressKey}
      onCancel={cancel}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === ref.current
      }}
      onClick={release}
    />
  )
}
