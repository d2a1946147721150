import type { EvaluationResult } from '@chuhai/contract/evaluation'
import { useStyles } from '@chuhai/ui'
import type { GuideMessages } from './messages'
import { Radar } from './Radar'
import css from './rated.css?inline'
import { useArrival } from './use-arrival'

/** Where somebody is, and what to do first (specification, section 4). */
export const Rated = ({ result, words }: { result: EvaluationResult; words: GuideMessages }) => {
  useStyles(css)
  const heading = useArrival<HTMLHeadingElement>()
  return (
    <div className="ch-rated">
      {result.abilities.length > 0 && <Radar abilities={result.abilities} words={words} />}
      <div className="ch-rated__text">
        <p className="ch-rated__position">{words.position}</p>
        <h3 ref={heading} tabIndex={-1} className="ch-rated__rating">
          {result.rating}
        </h3>
        {result.summary && <p className="ch-rated__summary">{result.summary}</p>}
        {result.advice && (
          <p className="ch-rated__advice">
            <span className="ch-hidden">{words.advice}</span>
            {result.advice}
          </p>
        )}
      </div>
    </div>
  )
}
