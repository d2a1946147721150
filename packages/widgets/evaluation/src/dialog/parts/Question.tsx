import { choices, type EvaluationField, evaluationErrors } from '@chuhai/contract/evaluation'
import type { Locale } from '@chuhai/contract/locale'
import { CheckSign, Note, RadioSign, useLocale } from '@chuhai/ui'
import { useId } from 'react'
import type { Problem } from '../answers'
import { useGuide } from '../guide-context'

interface QuestionProps {
  number: number
  field: EvaluationField
  chosen: readonly number[]
  problem: Problem | undefined
  isLocked: boolean
  onChoose(optionId: number, isChosen: boolean): void
}

const textOf = (problem: Problem | undefined, locale: Locale) =>
  typeof problem === 'string' ? evaluationErrors[problem][locale] : problem?.message

/** One question: its options are radio buttons or checkboxes in tiles, by the native keys of both. */
export const Question = ({ number, field, chosen, problem, isLocked, onChoose }: QuestionProps) => {
  const { words } = useGuide()
  const id = useId()
  const isMultiple = field.choicesType === choices.multiple
  const Sign = isMultiple ? CheckSign : RadioSign
  const error = textOf(problem, useLocale())
  return (
    <fieldset
      className="ch-question"
      aria-describedby={error && `${id}-note`}
      data-invalid={error ? '' : undefined}
      data-fixed={isLocked ? '' : undefined}
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
          <label
            key={option.id}
            className="ch-question__tile"
            data-checked={chosen.includes(option.id) ? '' : undefined}
          >
            <Sign
              name={id}
              required={!isMultiple}
              checked={chosen.includes(option.id)}
              aria-describedby={error && `${id}-note`}
              aria-disabled={isLocked || undefined}
              // Undoes the press; a disabled field would lose the focus.
              onClick={(event) => isLocked && event.preventDefault()}
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
