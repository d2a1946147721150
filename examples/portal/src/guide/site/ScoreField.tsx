import { appraisalScores } from '@chuhai/contract/guide'
import { Icon } from '@chuhai/ui'
import { iconError, iconStar } from '@chuhai/ui/icons'
import { useId } from 'react'
import { useMessages } from '../../app/messages'
import { guideSiteMessages } from './messages'

interface ScoreFieldProps {
  id: string
  value: number | null
  error: string | undefined
  disabled: boolean
  onChange(score: number): void
}

/** 1 to 5 as a group of radio buttons: a star each, and the word for it. */
export const ScoreField = ({ id, value, error, disabled, onChange }: ScoreFieldProps) => {
  const words = useMessages(guideSiteMessages).appraisal
  const note = useId()
  return (
    <fieldset
      className="score-field"
      disabled={disabled}
      aria-describedby={error ? note : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend>
        {words.score}
        <span aria-hidden="true">*</span>
      </legend>
      <div className="score-field__choices">
        {appraisalScores.map((score, index) => (
          <label
            key={score}
            data-checked={value === score ? '' : undefined}
            data-lit={value !== null && score <= value ? '' : undefined}
          >
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name="score"
              value={score}
              required
              checked={value === score}
              aria-label={words.scoreOf(score, words.scores[index] ?? '')}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(score)}
            />
            <Icon path={iconStar} size={24} />
            <span>{words.scores[index]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="score-field__error" id={note}>
          <Icon path={iconError} size={14} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
