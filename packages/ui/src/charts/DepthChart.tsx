import { Fragment } from 'react'

/** A drawn sea. */
export interface Chart {
  width: number
  height: number
  /** One path per depth level, shallow to deep, in half pixels. */
  levels: readonly string[]
  /** Where a depth is written: x, y and metres. */
  soundings?: readonly (readonly [x: number, y: number, depth: number])[]
}

/** The colours of a chart: on white, on dark blue, on sand. */
export type ChartTone = 'light' | 'navy' | 'sand'

const tones = {
  light: {
    ground: undefined,
    fills: ['#EAF3FB', '#DCEBF8', '#CBE0F3', '#B7D3EE'],
    line: '#A9CBEC',
    figure: '#8FB5DC',
  },
  navy: {
    ground: '#08233F',
    fills: ['#0A2A4C', '#0B3157', '#0C3863', '#0C3863'],
    line: '#15446F',
    figure: '#2D6AA6',
  },
  sand: {
    ground: '#FAF6EE',
    fills: ['#F5EDDD', '#F0E5CF', '#EADBBD', '#EADBBD'],
    line: '#E0CFAC',
    figure: '#C2AC7C',
  },
} as const

/** What `DepthChart` takes; it fills its container. */
export interface DepthChartProps {
  /** One of the seas of `@chuhai/ui/charts`. */
  chart: Chart
  /** `light` is drawn without a ground, so that the page's own shows where the levels fall off. */
  tone?: ChartTone
  /** Writes the depths; only where nothing else is written. */
  soundings?: boolean
  /** Which edge stays in sight when the chart covers a box of another shape. */
  align?: 'left' | 'middle' | 'right'
  /** Class of the `svg`. */
  className?: string
}

const alignments = { left: 'xMinYMid slice', middle: 'xMidYMid slice', right: 'xMaxYMid slice' } as const

/**
 * Depth lines as a background: fills every other level, lines at all; decoration, so hidden from screen readers.
 *
 * @example
 * <DepthChart chart={heroChart} tone="navy" align="right" />
 */
export function DepthChart({
  chart,
  tone = 'light',
  soundings = false,
  align = 'middle',
  className,
}: DepthChartProps) {
  const { ground, fills, line, figure } = tones[tone]
  return (
    <svg
      className={className}
      viewBox={`0 0 ${chart.width * 2} ${chart.height * 2}`}
      width="100%"
      height="100%"
      preserveAspectRatio={alignments[align]}
      fill="none"
      focusable="false"
      aria-hidden="true"
    >
      {ground ? <rect width="100%" height="100%" fill={ground} /> : null}
      <g fillRule="evenodd" stroke={line}>
        {chart.levels.map((path, index) => {
          const isFilled = index % 2 === 1
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: levels never move, and two may look alike
              key={index}
              d={path}
              fill={isFilled ? fills[(index - 1) / 2] : undefined}
              strokeWidth={isFilled ? 2.4 : 1.6}
              strokeOpacity={isFilled || tone === 'navy' ? undefined : 0.8}
            />
          )
        })}
      </g>
      {soundings ? <Soundings chart={chart} color={figure} /> : null}
    </svg>
  )
}

/** Metres with the tenth set low, as on a sea chart. */
function Soundings({ chart, color }: { chart: Chart; color: string }) {
  return (
    <g fill={color} fontSize="22">
      {chart.soundings?.map(([x, y, depth]) => {
        const metres = Math.floor(depth)
        return (
          <Fragment key={`${x} ${y}`}>
            <text x={x * 2} y={y * 2}>
              {metres}
              <tspan dy="6" fontSize="16">
                {Math.round((depth - metres) * 10) % 10}
              </tspan>
            </text>
          </Fragment>
        )
      })}
    </g>
  )
}
