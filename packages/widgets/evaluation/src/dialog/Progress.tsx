import type { EvaluationField } from '@chuhai/contract/evaluation'
import { type Answers, isAnswered } from './answers'
import type { GuideMessages } from './messages'

interface ProgressProps {
  fields: readonly EvaluationField[]
  answers: Answers
  words: GuideMessages
}

export const answeredCount = ({ fields, answers }: Pick<ProgressProps, 'fields' | 'answers'>): number =>
  fields.filter((field) => isAnswered(answers, field)).length

/** A piece for each question, filled by how many are answered. */
export const Progress = ({ fields, answers, words }: ProgressProps) => {
  const count = answeredCount({ fields, answers })
  return (
    <div
      className="ch-evaluation__progress"
      role="progressbar"
      aria-label={words.title}
      aria-valuemin={0}
      aria-valuemax={fields.length}
      aria-valuenow={count}
      aria-valuetext={words.progress(fields.length, count)}
    >
      {fields.map(({ id }, index) => (
        <span key={id} data-done={index < count ? '' : undefined} />
      ))}
    </div>
  )
}
