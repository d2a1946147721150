import { Icon, keepPopover, showPopover, useImeGuard, useMessages, useOwnScroll, useStyles } from '@chuhai/ui'
import { iconClose } from '@chuhai/ui/icons'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { opensOnHover, type Panel } from '../entries'
import type { Rail } from '../rail/rail'
import type { BoxController, OpenPanel } from '../store'
import css from './panels.css?inline'

const gapPx = 12

/** The position of a panel in CSS lengths: the free side of the rail, the top of its entry, and the visible height. */
interface Place {
  left: string
  right: string
  entryTop: string
  visible: string
}

/** Returns a place 12 px off the rail, at the top of the entry. */
const measurePlace = (entry: Element): Place => {
  const { defaultView, documentElement } = entry.ownerDocument
  const { innerHeight, visualViewport } = defaultView as Window
  const rail = (entry.closest('.ch-rail__entries') ?? entry).getBoundingClientRect()
  const { clientWidth } = documentElement
  const isOnLeft = (rail.left + rail.right) / 2 < clientWidth / 2
  // A software keyboard reduces the visible height; a pinch zoom does not.
  const visible = visualViewport?.scale === 1 ? visualViewport.height : innerHeight
  return {
    left: isOnLeft ? `${rail.right + gapPx}px` : '',
    right: isOnLeft ? '' : `${clientWidth - rail.left + gapPx}px`,
    entryTop: `${Math.round(entry.getBoundingClientRect().top)}px`,
    visible: `${visible}px`,
  }
}

/** The stylesheet moves up a panel that is too high: measuring the panel itself would force a layout. */
const place = ({ style }: HTMLElement, { left, right, entryTop, visible }: Place): void => {
  style.left = left
  style.right = right
  style.setProperty('--_entry-top', entryTop)
  style.setProperty('--_visible', visible)
}

export interface PanelFrameProps {
  panel: Panel
  store: BoxController
  /** Has the entry at which the panel is placed, and which gets the focus back. */
  rail: Rail
  /**
   * Hidden frames keep their content. A frame that was never open is laid out invisibly in its place, so that opening it only
   * paints it.
   */
  open: OpenPanel | null
  children: ReactNode
}

/** A panel beside the rail, in the top layer, without a scrim: the page behind it stays usable. */
export const PanelFrame = ({ panel, store, rail, open, children }: PanelFrameProps) => {
  // Not around all panels, so that the styles are applied once, as a panel is shown.
  useStyles(css)
  const { close } = useMessages()
  const frame = useRef<HTMLDivElement>(null)
  const ime = useImeGuard(frame)
  useOwnScroll(frame)
  const isOpen = open?.panel === panel
  const isPinned = isOpen && open.phase === 'pinned'
  const wasOpen = useRef(false)
  if (isOpen) wasOpen.current = true
  const isPrepared = !wasOpen.current
  // Measured before the content is added: afterwards it would force a layout.
  const first = useMemo(
    () => (isOpen || isPrepared ? measurePlace(rail.control(panel)) : null),
    [isOpen, isPrepared, rail, panel],
  )

  useLayoutEffect(() => {
    const element = frame.current
    const view = element?.ownerDocument.defaultView
    if (!first || !element || !view) return
    place(element, first)
    // Browsers without popovers show every frame that is not hidden.
    const hasPopovers = typeof element.showPopover === 'function'
    if (!hasPopovers) element.hidden = false
    else if (isPrepared) showPopover(element)
    if (isPrepared) return
    const close = hasPopovers && keepPopover(element)
    const { visualViewport } = view
    const placeAgain = () => place(element, measurePlace(rail.control(panel)))
    view.addEventListener('resize', placeAgain)
    visualViewport?.addEventListener('resize', placeAgain)
    return () => {
      view.removeEventListener('resize', placeAgain)
      visualViewport?.removeEventListener('resize', placeAgain)
      // Only a focus inside the panel goes back to the entry.
      const hadFocus = element.contains((element.getRootNode() as Document | ShadowRoot).activeElement)
      if (close) close()
      else element.hidden = true
      if (hadFocus) rail.control(panel).focus({ preventScroll: true })
    }
  }, [first, isPrepared, rail, panel])

  useEffect(() => {
    // On a slow machine the visitor may be typing in it already.
    if (isPinned && !frame.current?.matches(':focus-within')) frame.current?.focus({ preventScroll: true })
  }, [isPinned])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || ime.owns(event)) return
    event.preventDefault()
    store.close()
  }

  return (
    <div
      ref={frame}
      role="dialog"
      aria-label={rail.words().names[panel]}
      className={`ch-panel ch-panel--${panel}`}
      style={isPrepared ? { visibility: 'hidden' } : undefined}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerEnter={store.cancelClose}
      onPointerLeave={store.leave}
    >
      {children}
      {!opensOnHover(panel) && (
        <button type="button" className="ch-panel__close" aria-label={close} onClick={store.close}>
          <Icon path={iconClose} size={20} />
        </button>
      )}
    </div>
  )
}
