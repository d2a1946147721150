import { Icon, useImeGuard, useStyles } from '@chuhai/ui'
import { iconClose } from '@chuhai/ui/icons'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { Panel } from '../entries'
import type { OpenPanel } from '../store'
import css from './panels.css?inline'
import { placePanel } from './placement'

export interface PanelFrameProps {
  panel: Panel
  label: string
  /**
   * Hidden frames keep what is in them: a half-filled form is still there when the panel comes back. One that was not open
   * yet stands in its place unseen, laid out, so that opening it only paints it.
   */
  open: OpenPanel | null
  /** The entry of the rail beside which the panel stands, and which gets the focus back. */
  anchor: () => HTMLElement
  /** Shows a close button with this name; hover panels have none. */
  closeLabel?: string
  onClose(): void
  onStay(): void
  onLeave(): void
  children: ReactNode
}

/** A panel beside the rail, in the top layer, without a scrim: the page behind it stays usable. */
export const PanelFrame = ({ panel, label, open, anchor, closeLabel, ...props }: PanelFrameProps) => {
  // Here, not around all panels: a panel is styled as it is shown, and would be styled once more for what comes later.
  useStyles(css)
  const frame = useRef<HTMLDivElement>(null)
  const ime = useImeGuard(frame)
  const isOpen = open?.panel === panel
  const isPinned = isOpen && open.phase === 'pinned'
  const wasOpen = useRef(false)
  if (isOpen) wasOpen.current = true
  const isAhead = !wasOpen.current

  useLayoutEffect(() => {
    const element = frame.current
    const view = element?.ownerDocument.defaultView
    if (!(isOpen || isAhead) || !element || !view) return
    const place = () => placePanel(element, anchor(), view)
    place()
    // Browsers without popovers show every frame that is not hidden.
    if (!element.showPopover) element.hidden = false
    else if (!element.matches(':popover-open')) element.showPopover()
    if (isAhead) return
    const { visualViewport } = view
    view.addEventListener('resize', place)
    visualViewport?.addEventListener('resize', place)
    return () => {
      view.removeEventListener('resize', place)
      visualViewport?.removeEventListener('resize', place)
      // Only a focus that would be lost goes back; one that the visitor has moved elsewhere stays there.
      const hadFocus = element.contains((element.getRootNode() as Document | ShadowRoot).activeElement)
      if (!element.showPopover) element.hidden = true
      else if (element.isConnected && element.matches(':popover-open')) element.hidePopover()
      if (hadFocus) anchor().focus({ preventScroll: true })
    }
  }, [isOpen, isAhead, anchor])

  useEffect(() => {
    // Late on a slow machine: a visitor may be typing in it by then.
    if (isPinned && !frame.current?.matches(':focus-within')) frame.current?.focus({ preventScroll: true })
  }, [isPinned])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || ime.owns(event)) return
    event.preventDefault()
    props.onClose()
  }

  return (
    <div
      ref={frame}
      role="dialog"
      aria-label={label}
      className={`ch-panel ch-panel--${panel}`}
      style={isAhead ? { visibility: 'hidden' } : undefined}
      popover="manual"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerEnter={props.onStay}
      onPointerLeave={props.onLeave}
    >
      {props.children}
      {closeLabel && (
        <button type="button" className="ch-panel__close" aria-label={closeLabel} onClick={props.onClose}>
          <Icon path={iconClose} size={20} />
        </button>
      )}
    </div>
  )
}
