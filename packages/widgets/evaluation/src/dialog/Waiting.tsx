import { Skeleton, useStyles } from '@chuhai/ui'
import { Rings } from './Radar'
import css from './rated.css?inline'
import waitingCss from './waiting.css?inline'

const questions = [4, 6, 5, 3]

/** Holds the place of the questions, in their shape. */
export const WaitingQuestions = ({ label }: { label: string }) => {
  useStyles(waitingCss)
  return (
    <div className="ch-waiting" role="status" aria-label={label}>
      {questions.map((options) => (
        <div key={options} className="ch-waiting__question">
          {[...Array(options).keys()].map((option) => (
            <span key={option} className="ch-waiting__tile" />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Holds the place of a result. */
export const WaitingResult = () => {
  useStyles(css)
  return (
    <div className="ch-rated">
      <Rings count={6} />
      <Skeleton lines={4} />
    </div>
  )
}
