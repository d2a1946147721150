import type { ReactNode, RefObject } from 'react'
import { Floating, type Placement, useFloatingPanel } from '../floating/Floating'
import { useStyles } from '../styling/use-styles'
import css from './popover.css?inline'

/** What `Popover` takes. */
export interface PopoverProps {
  /** Whether it is shown; the owner keeps it. */
  open: boolean
  /** Called for Escape and for a press beside it. */
  onClose: () => void
  /** The element it is placed beside. */
  anchor: RefObject<Element | null>
  /**
   * The side of the anchor, such as `top-start` or `bottom-end`; the opposite one where there is no room.
   * @default 'bottom-start'
   */
  placement?: Placement
  /** What a screen reader calls it. */
  label?: string
  /** Id of the panel. */
  id?: string
  /** The content. */
  children?: ReactNode
  /** Another class for the panel. */
  className?: string
}

/**
 * A small panel beside its anchor, above everything, without a scrim.
 *
 * @example
 * const anchor = useRef<HTMLDivElement>(null)
 * return <div ref={anchor}><Popover open anchor={anchor} label="说明" onClose={() => undefined}>…</Popover></div>
 */
export const Popover = ({ open, ...props }: PopoverProps) => (open ? <OpenPopover {...props} /> : null)

const OpenPopover = (props: Omit<PopoverProps, 'open'>) => {
  const { onClose, anchor, placement = 'bottom-start', label, id, children, className } = props
  useStyles(css)
  const floating = useFloatingPanel({ anchor, onClose, placement, gap: 8 })
  return (
    <Floating
      floating={floating}
      id={id}
      role="dialog"
      aria-label={label}
      className={className ? `ch-popover ${className}` : 'ch-popover'}
    >
      {children}
    </Floating>
  )
}
