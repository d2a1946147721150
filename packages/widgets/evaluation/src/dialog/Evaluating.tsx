import { evaluationResultDelayMs } from '@chuhai/contract/constants'
import { useStyles } from '@chuhai/ui'
import { useMemo } from 'react'
import type { Comparison } from './draft'
import css from './evaluating.css?inline'
import type { GuideMessages } from './messages'
import { Sea } from './Sea'
import { useArrival } from './use-arrival'

interface EvaluatingProps {
  comparison: Comparison
  isSlow: boolean
  words: GuideMessages
}

/** 评测中: a boat goes its way over the chart while the answers are compared. */
export const Evaluating = ({ comparison, isSlow, words }: EvaluatingProps) => {
  useStyles(css)
  const heading = useArrival<HTMLHeadingElement>()
  // Opened again, the boat is where it would be by now.
  const passedMs = useMemo(
    () => Math.min(evaluationResultDelayMs, Math.max(0, Date.now() - comparison.since)),
    [comparison],
  )
  return (
    <div className="ch-evaluating">
      <Sea passedMs={passedMs} durationMs={evaluationResultDelayMs} />
      <h3 ref={heading} tabIndex={-1} className="ch-evaluation__heading">
        {words.evaluating}
      </h3>
      <p className="ch-evaluation__text">{words.comparing(comparison.siteCount, comparison.courseCount)}</p>
      {isSlow && <p className="ch-evaluating__slow">{words.slow}</p>}
    </div>
  )
}
