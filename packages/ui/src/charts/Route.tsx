import type { ReactNode } from 'react'

/** What `Route` takes. */
export interface RouteProps {
  /** Where the stops lie along the line: pixels, or shares such as `'25%'`. */
  points: readonly (number | string)[]
  /**
   * Index of the stop the visitor is at; the line up to it is passed. Without it nothing is passed yet.
   * @default -1
   */
  current?: number
  /**
   * The direction in which the route goes.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical'
  /** How far the open, dashed end goes on after the last stop. */
  open?: number | string
  /**
   * The background behind it: `light` is white and tints, `navy` the dark blue.
   * @default 'light'
   */
  tone?: 'light' | 'navy'
  /** Class of the `svg`. */
  className?: string
}

const tones = {
  light: { rest: '#BBD7F1', ring: '#2276C0', ground: '#FFFFFF' },
  navy: { rest: '#2D6AA6', ring: '#5096D4', ground: '#0A2A4C' },
} as const
const accent = '#F0641E'
/** Half of the line's box: a stop of 14 with its halo of 6. */
const half = 13

/**
 * The route: passed part and current stop in orange, the rest waiting. It fills the length of its box.
 *
 * @example
 * <Route points={['0%', '50%', '100%']} current={1} />
 */
export function Route(props: RouteProps) {
  const { points, current = -1, orientation = 'horizontal', open, tone = 'light', className } = props
  const paint = tones[tone]
  const isVertical = orientation === 'vertical'
  const first = points[0] ?? 0
  const last = points.at(-1) ?? first
  const line = (from: number | string, to: number | string) =>
    isVertical ? { x1: 0, x2: 0, y1: from, y2: to } : { x1: from, x2: to, y1: 0, y2: 0 }
  return (
    <RouteBox isVertical={isVertical} className={className}>
      <line {...line(first, last)} stroke={paint.rest} />
      {open === undefined ? null : <line {...line(last, open)} stroke={paint.rest} strokeDasharray="7 6" />}
      {current > 0 ? <line {...line(first, points[current] ?? last)} stroke={accent} /> : null}
      {points.map((point, index) => {
        const place = isVertical ? { cx: 0, cy: point } : { cx: point, cy: 0 }
        if (index !== current)
          return (
            <circle
              key={point}
              {...place}
              r="5.75"
              fill={paint.ground}
              stroke={index < current ? accent : paint.ring}
            />
          )
        return (
          <g key={point} stroke="none" fill={accent}>
            <circle {...place} r={half} fillOpacity="0.22" />
            <circle {...place} r="7" />
          </g>
        )
      })}
    </RouteBox>
  )
}

interface RouteBoxProps {
  isVertical: boolean
  className: string | undefined
  children: ReactNode
}

function RouteBox({ isVertical, className, children }: RouteBoxProps) {
  return (
    <svg
      className={className}
      width={isVertical ? 2 * half : '100%'}
      height={isVertical ? '100%' : 2 * half}
      overflow="visible"
      focusable="false"
      aria-hidden="true"
    >
      {/* The first stop's rim, not its centre, meets the edge of the text below it. */}
      <g
        transform={isVertical ? `translate(${half} 7)` : `translate(7 ${half})`}
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
      >
        {children}
      </g>
    </svg>
  )
}
