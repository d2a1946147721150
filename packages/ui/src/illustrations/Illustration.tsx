import type { ReactNode } from 'react'
import { type IllustrationTone, type Paint, paints } from './paint'

export interface IllustrationProps {
  /** The ground it stands on. */
  tone?: IllustrationTone
  /** Width; the grid is 120×96. */
  size?: number
  /** Read aloud; without it the picture is decoration. */
  label?: string
  className?: string
}

interface FrameProps extends IllustrationProps {
  children: (paint: Paint) => ReactNode
}

/** The 120×96 grid with its 1.75 line, shared by all illustrations. */
export function Illustration({ tone = 'light', size = 120, label, className, children }: FrameProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 120 96"
      width={size}
      height={size * 0.8}
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <Lines color={paints[tone].line}>{children(paints[tone])}</Lines>
    </svg>
  )
}

/** Everything inside is drawn with the round illustration line. */
export function Lines({ color, children }: { color: string; children: ReactNode }) {
  return (
    <g fill="none" stroke={color} strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  )
}
