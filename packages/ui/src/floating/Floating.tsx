import {
  autoUpdate,
  FloatingFocusManager,
  flip,
  offset,
  type Placement,
  shift,
  size,
  type UseFloatingReturn,
  useDismiss,
  useFloating,
  useInteractions,
} from '@floating-ui/react'
import { type HTMLAttributes, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { createImeGuard } from '../input-method/ime-guard'
import { useOwnScroll } from '../scrolling/use-own-scroll'
import { useStyles } from '../styling/use-styles'
import { keepPopover } from '../top-layer/stay-in-top-layer'
import css from './floating.css?inline'

export type { Placement }

interface FloatingOptions {
  anchor: RefObject<Element | null>
  /** Called for Escape and for a press outside of panel and anchor. */
  onClose: () => void
  placement?: Placement
  /** Pixels between anchor and panel. */
  gap?: number
  /** At least as wide as its anchor. */
  asWideAsAnchor?: boolean
}

export interface FloatingPanel extends UseFloatingReturn<Element> {
  anchor: RefObject<Element | null>
  panel: RefObject<HTMLDivElement | null>
}

/** Positions a panel beside its anchor and dismisses it; `Floating` renders it. */
export const useFloatingPanel = (options: FloatingOptions): FloatingPanel => {
  const { anchor, onClose, placement = 'bottom-start', gap = 4, asWideAsAnchor } = options
  const panel = useRef<HTMLDivElement>(null)
  const isShown = useRef(false)
  const close = useRef(onClose)
  close.current = onClose
  const [ime] = useState(createImeGuard)
  const floating = useFloating<Element>({
    open: true,
    placement,
    strategy: 'fixed',
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply({ elements, availableHeight, availableWidth, rects }) {
          const { style } = elements.floating
          style.maxHeight = `${Math.max(120, availableHeight)}px`
          style.maxWidth = `${availableWidth}px`
          if (asWideAsAnchor) style.minWidth = `${rects.reference.width}px`
        },
      }),
    ],
    onOpenChange: (_, event, reason) => {
      if (reason === 'escape-key' && event) {
        // A panel inside closes first.
        if (event.defaultPrevented || panel.current?.querySelector('.ch-floating')) return
        // Otherwise the browser would close the dialog around it.
        event.preventDefault()
        if (ime.owns(event as KeyboardEvent)) return
      }
      onClose()
    },
  })
  const { setReference, setFloating } = floating.refs
  useLayoutEffect(() => {
    const [beside, node] = [anchor.current, panel.current]
    if (!beside || !node) return
    setReference(beside)
    setFloating(node)
    isShown.current = true
    const ends = [ime.watch(beside), ime.watch(node)]
    return () => {
      isShown.current = false
      for (const end of ends) end()
      // Where React has only hidden the panel, it would open by itself once it is shown again; strict mode shows it at once.
      queueMicrotask(() => !isShown.current && node.isConnected && close.current())
    }
  }, [anchor, ime, setReference, setFloating])
  return { ...floating, anchor, panel }
}

interface FloatingProps extends Omit<HTMLAttributes<HTMLDivElement>, 'popover'> {
  floating: FloatingPanel
  /** Closes when the focus leaves panel and anchor; the rest is as in `FloatingFocusManager`. */
  focus?: { initial?: RefObject<HTMLElement | null>; return?: RefObject<HTMLElement | null> }
}

/**
 * A raised panel in the top layer; without an anchor it stays in the page's flow. It can take the focus, so that a press on text inside does not hand it to an ancestor,
 * where Escape would close more than this panel.
 */
export const Floating = ({ floating, focus, className, ...rest }: FloatingProps) => {
  const { anchor, context, elements, floatingStyles, placement, panel } = floating
  useStyles(css)
  useOwnScroll(panel)
  // Captured, because custom elements keep their events from the page's document.
  const dismiss = useDismiss(context, { capture: { escapeKey: true } })
  const { getFloatingProps } = useInteractions([dismiss])
  useLayoutEffect(() => {
    const node = anchor.current && panel.current
    return node ? keepPopover(node) : undefined
  }, [anchor, panel])
  const node = (
    <div
      {...getFloatingProps(rest)}
      ref={panel}
      className={className ? `ch-floating ${className}` : 'ch-floating'}
      data-side={placement.split('-')[0]}
      style={elements.reference ? floatingStyles : undefined}
    />
  )
  if (!focus) return node
  return (
    <FloatingFocusManager
      context={context}
      modal={false}
      initialFocus={focus.initial ?? -1}
      returnFocus={focus.return ?? false}
      // Without this it would mark the elements of the page around.
      getInsideElements={() => [document.body]}
    >
      {node}
    </FloatingFocusManager>
  )
}
