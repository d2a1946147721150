import { choices, type EvaluationField, evaluationErrors } from '@chuhai/contract/evaluation'
import type { Locale } from '@chuhai/contract/locale'
import { CheckSign, Note, RadioSign, useStyles } from '@chuhai/ui'
import { useId } from 'react'
import type { Problem } from './answers'
import type { GuideMessages } from './messages'
import css from './question.css?inline'

interface QuestionProps {
  number: number
  field: EvaluationField
  chosen: readonly number[]
  problem: Problem | undefined
  isFixed: boolean
  words: GuideMessages
  locale: Locale
  onChoose(optionId: number, isChosen: boolean): void
}

const textOf = (problem: Problem | undefined, locale: Locale) =>
  typeof problem === 'string' ? evaluationErrors[problem][locale] : problem?.said

/** One question: its options are radio buttons or checkboxes in tiles, by the native keys of both. */
export const Question = ({ number, field, chosen, problem, isFixed, ...props }: QuestionProps) => {
  const { words, locale, onChoose } = props
  useStyles(css)
  const id = useId()
  const isMultiple = field.choicesType === choices.multiple
  const Sign = isMultiple ? CheckSign : RadioSign
  const error = textOf(problem, locale)
  return (
    <fieldset
      className="ch-question"
      aria-describedby={error && `${id}-note`}
      data-invalid={error ? '' : undefined}
      data-fixed={isFixed ? '' : undefined}
    >
      <legend className="ch-question__legend">
        <span className="ch-question__number">{number}</span>
        <span>
          {field.attributeName}
          {isMultiple && <span className="ch-question__several">{words.several}</span>}
        </span>
      </legend>
      <div className="ch-question__options">
        {field.fcMeasureTreeVOList.map((option) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the sign inside is its control
          <label key={option.id} className="ch-question__tile">
            <Sign
              name={id}
              required={!isMultiple}
              checked={chosen.includes(option.id)}
              aria-describedby={error && `${id}-note`}
              aria-disabled={isFixed || undefined}
              // The browser takes a press back; a disabled field would lose the focus.
              onClick={(event) => isFixed && event.preventDefault()}
              onChange={({ currentTarget }) => onChoose(option.id, currentTarget.checked)}
            />
            <span>{option.measureCn}</span>
          </label>
        ))}
      </div>
      <Note id={`${id}-note`} error={error} />
    </fieldset>
  )
}
