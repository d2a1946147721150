import { Icon } from '@chuhai/ui'
import { iconError, iconStar } from '@chuhai/ui/icons'
import { useId } from 'react'
import './score-field.css'

interface ScoreFieldProps {
  id: string
  label: string
  /** The word for each score, the worst first. */
  words: readonly string[]
  /** What screen readers say of a score. */
  nameOf(score: number, word: string): string
  value: number | null
  error: string | undefined
  disabled: boolean
  onChange(score: number): void
}

/** Scores from 1 on as a group of radio buttons: a star each, and the word for it. */
export const ScoreField = (props: ScoreFieldProps) => {
  const { id, label, words, nameOf, value, error, disabled, onChange } = props
  const note = useId()
  return (
    <fieldset
      className="score-field"
      disabled={disabled}
      aria-describedby={error ? note : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend>
        {label}
        <span aria-hidden="true">*</span>
      </legend>
      <div className="score-field__choices">
        {words.map((word, index) => (
          <label
            key={word}
            data-checked={value === index + 1 ? '' : undefined}
            data-lit={value !== null && index < value ? '' : undefined}
          >
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name="score"
              value={index + 1}
              required
              checked={value === index + 1}
              aria-label={nameOf(index + 1, word)}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(index + 1)}
            />
            <Icon path={iconStar} size={24} />
            <span>{word}</span>
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
