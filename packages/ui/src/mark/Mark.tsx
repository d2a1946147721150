export type MarkTone = 'light' | 'navy'

/** What `Mark` takes; `size` is in px. */
export interface MarkProps {
  /** Width and height in pixels. */
  size?: number
  /** The background behind it: `light` is white and tints, `navy` the dark blue. */
  tone?: MarkTone
  /** Read aloud; without it the mark is decoration. */
  label?: string
  /** Class of the `svg`. */
  className?: string
}

const paints = {
  light: { cloud: '#0E5CA8', hull: '#071F3B', text: '#071F3B' },
  navy: { cloud: '#FFFFFF', hull: '#8ABAE5', text: '#FFFFFF' },
} as const

/**
 * 云作帆: the cloud is the sail, the water line parts it from the hull, the orange dot is the lamp.
 *
 * @example
 * <Mark size={32} tone="navy" label="出海云" />
 */
export function Mark({ size = 28, tone = 'light', label, className }: MarkProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <MarkShape tone={tone} />
    </svg>
  )
}

function MarkShape({ tone }: { tone: MarkTone }) {
  const paint = paints[tone]
  return (
    <>
      <path
        fill={paint.cloud}
        d="M9.8 28a7.6 7.6 0 1 1 .5-15.18 10.7 10.7 0 0 1 20.6-3.42A9.7 9.7 0 1 1 34.7 28Z"
      />
      <path fill={paint.hull} d="M2.4 32h43.2c-1.6 7.2-6.9 12-13.4 12H15.8C9.3 44 4 39.2 2.4 32Z" />
      <circle fill="#F0641E" cx="43.3" cy="6.6" r="3.9" />
    </>
  )
}

export interface WordmarkProps {
  /** Height of the mark; the name follows. */
  size?: number
  tone?: MarkTone
  className?: string
}

/** The mark with the brand's name, letters 6 % apart; as wide in every font. */
export function Wordmark({ size = 28, tone = 'light', className }: WordmarkProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 172 48"
      width={(size * 172) / 48}
      height={size}
      focusable="false"
      role="img"
      aria-label="出海云"
    >
      <MarkShape tone={tone} />
      <text
        x="64"
        y="36.5"
        fill={paints[tone].text}
        fontFamily="Noto Sans CJK SC, PingFang SC, Microsoft YaHei, sans-serif"
        fontSize="34"
        fontWeight="700"
        letterSpacing="2.04"
        textLength="106"
      >
        出海云
      </text>
    </svg>
  )
}
