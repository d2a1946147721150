import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useImeGuard } from '../input-method'
import { useStyles } from '../styling'
import { Floating } from './Floating'
import type { Placement } from './float'
import css from './popover.css?inline'

export interface PopoverProps {
  open: boolean
  /** Called for Escape and for a press beside it. */
  onClose: () => void
  /** What it belongs to and stands beside. */
  anchor: RefObject<Element | null>
  placement?: Placement
  /** What a screen reader calls it. */
  label?: string
  id?: string
  children?: ReactNode
  className?: string
}

/** A small panel beside its anchor, above everything, without a scrim. */
export const Popover = ({ open, ...props }: PopoverProps) => (open ? <OpenPopover {...props} /> : null)

const OpenPopover = ({
  onClose,
  anchor,
  placement,
  label,
  id,
  children,
  className,
}: Omit<PopoverProps, 'open'>) => {
  useStyles(css)
  const panel = useRef<HTMLDivElement>(null)
  const ime = useImeGuard(panel)
  useEffect(() => {
    const node = panel.current
    if (!node) return
    const { ownerDocument } = node
    const press = (event: Event) => {
      const path = event.composedPath()
      if (!path.includes(node) && !(anchor.current && path.includes(anchor.current))) onClose()
    }
    // At the root, so that it is heard with the focus inside or on the anchor; a list open inside comes first.
    const root = node.getRootNode()
    const pressKey = (event: Event) => {
      if ((event as KeyboardEvent).key !== 'Escape' || event.defaultPrevented) return
      if (ime.owns(event as KeyboardEvent)) return
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    ownerDocument.addEventListener('pointerdown', press, true)
    root.addEventListener('keydown', pressKey)
    return () => {
      ownerDocument.removeEventListener('pointerdown', press, true)
      root.removeEventListener('keydown', pressKey)
    }
  })
  return (
    <Floating
      id={id}
      ref={panel}
      role="dialog"
      aria-label={label}
      className={className ? `ch-popover ${className}` : 'ch-popover'}
      anchor={anchor}
      placement={placement}
      gap={8}
    >
      {children}
    </Floating>
  )
}
