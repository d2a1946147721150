import { DepthChart, panelChart } from '@chuhai/ui/charts'

interface SeaProps {
  passedMs: number
  durationMs: number
}

const route = 'M56 130C84 122 104 92 150 90C196 88 206 104 244 94C286 84 320 74 344 44'

/** A chart with a route that is sailed in the given time; decoration, so hidden from screen readers. */
export const Sea = ({ passedMs, durationMs }: SeaProps) => {
  const pace = { animationDuration: `${durationMs}ms`, animationDelay: `-${passedMs}ms` }
  return (
    <div className="ch-sea">
      <DepthChart chart={panelChart} className="ch-sea__chart" />
      <svg className="ch-sea__route" viewBox="0 0 400 176" aria-hidden="true" focusable="false">
        <path className="ch-sea__open" d={route} />
        <path className="ch-sea__sailed" d={route} pathLength={1} style={pace} />
        <g className="ch-sea__boat" style={{ ...pace, offsetPath: `path("${route}")` }}>
          <circle className="ch-sea__halo" r="13" />
          <circle className="ch-sea__dot" r="6.5" />
        </g>
      </svg>
    </div>
  )
}
