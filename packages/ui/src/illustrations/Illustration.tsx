import type { ReactNode } from 'react'
import { type IllustrationTone, type Paint, paints } from './paint'

/** What every illustration takes. */
export interface IllustrationProps {
  /**
   * The background behind it.
   * @default 'light'
   */
  tone?: IllustrationTone
  /**
   * Width; the grid is 120×96.
   * @default 120
   */
  size?: number
  /** Read aloud; without it the picture is decoration. */
  label?: string
  /** Class of the `svg`. */
  className?: string
}

/** Makes an illustration of what is drawn on the 120×96 grid with the 1.75 line. */
/* @__NO_SIDE_EFFECTS__ */
export const illustration =
  (draw: (paint: Paint) => ReactNode) =>
  ({ tone = 'light', size = 120, label, className }: IllustrationProps) => (
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
      <Lines color={paints[tone].line}>{draw(paints[tone])}</Lines>
    </svg>
  )

/** Everything inside is drawn with the round illustration line. */
export function Lines({ color, children }: { color: string; children: ReactNode }) {
  return (
    <g fill="none" stroke={color} strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  )
}
