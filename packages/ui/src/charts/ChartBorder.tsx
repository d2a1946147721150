/** What `ChartBorder` takes. */
export interface ChartBorderProps {
  /** Class of the `svg`. */
  className?: string
}

/** The scale along a chart's edge: 7 px high, pieces of 48 px, navy and white; only under heroes. */
export function ChartBorder({ className }: ChartBorderProps) {
  return (
    <svg className={className} width="100%" height="7" display="block" focusable="false" aria-hidden="true">
      <rect width="100%" height="7" fill="#FFFFFF" />
      <g stroke="#0A2E54">
        <line x1="48" x2="100%" y1="3.5" y2="3.5" strokeWidth="7" strokeDasharray="48" />
        <line x2="100%" y1="0.5" y2="0.5" />
        <line x2="100%" y1="6.5" y2="6.5" />
      </g>
    </svg>
  )
}
