import { evaluationResultDelayMs } from '@chuhai/contract/constants'
import { useStyles } from '@chuhai/ui'
import { DepthChart, panelChart } from '@chuhai/ui/charts'
import { useMemo } from 'react'
import { useGuide } from '../guide-context'
import type { Comparison } from '../state'
import css from './evaluating.css?inline'
import { useInitialFocus } from './StatusView'

interface EvaluatingProps {
  comparison: Comparison
  isSlow: boolean
}

/** 评测中: a boat sails over a chart while the answers are compared. */
export const Evaluating = ({ comparison, isSlow }: EvaluatingProps) => {
  useStyles(css)
  const { words } = useGuide()
  const heading = useInitialFocus<HTMLHeadingElement>()
  // A dialog that is opened again continues the animation.
  const passedMs = useMemo(
    () => Math.min(evaluationResultDelayMs, Math.max(0, Date.now() - comparison.since)),
    [comparison],
  )
  return (
    <div className="ch-evaluating">
      <RouteAnimation passedMs={passedMs} />
      <h3 ref={heading} tabIndex={-1} className="ch-evaluation-dialog__heading">
        {words.evaluating}
      </h3>
      <p className="ch-evaluation-dialog__text">
        {words.comparing(comparison.siteCount, comparison.courseCount)}
      </p>
      {isSlow && <p className="ch-evaluating__slow">{words.slow}</p>}
    </div>
  )
}

const route = 'M56 130C84 122 104 92 150 90C196 88 206 104 244 94C286 84 320 74 344 44'

/** A chart with a boat on its route; decoration, hidden from screen readers. */
const RouteAnimation = ({ passedMs }: { passedMs: number }) => {
  const timing = { animationDuration: `${evaluationResultDelayMs}ms`, animationDelay: `-${passedMs}ms` }
  return (
    <div className="ch-sea">
      <DepthChart chart={panelChart} className="ch-sea__chart" />
      <svg className="ch-sea__route" viewBox="0 0 400 176" aria-hidden="true" focusable="false">
        <path className="ch-sea__open" d={route} />
        <path className="ch-sea__sailed" d={route} pathLength={1} style={timing} />
        <g className="ch-sea__boat" style={{ ...timing, offsetPath: `path("${route}")` }}>
          <circle className="ch-sea__halo" r="13" />
          <circle className="ch-sea__dot" r="6.5" />
        </g>
      </svg>
    </div>
  )
}
