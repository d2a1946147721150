import { Field, type FieldProps, useLocale, useStyles } from '@chuhai/ui'
import { applicationMessages } from '../messages'
import css from './choices-field.css?inline'

interface ChoicesFieldProps extends FieldProps {
  value: readonly string[]
  words: readonly string[]
  onChange(value: string[]): void
}

/** Any number of a few words, all of them in sight; they are kept in the order of the words. */
export const ChoicesField = ({ value, words, onChange, ...field }: ChoicesFieldProps) => {
  useStyles(css)
  const { multiple } = applicationMessages[useLocale()]
  return (
    <Field {...field} hint={field.hint ?? multiple}>
      {({ id, form, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }) => (
        <div
          className="ch-choices-field"
          id={id}
          role="group"
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
        >
          {words.map((word) => {
            const isChosen = value.includes(word)
            return (
              <label
                key={word}
                className="ch-choices-field__choice"
                data-checked={isChosen ? '' : undefined}
                data-disabled={field.disabled ? '' : undefined}
              >
                <input
                  form={form}
                  type="checkbox"
                  checked={isChosen}
                  disabled={field.disabled}
                  aria-invalid={field.error ? true : undefined}
                  onChange={() =>
                    onChange(words.filter((one) => (one === word ? !isChosen : value.includes(one))))
                  }
                />
                <span>{word}</span>
              </label>
            )
          })}
        </div>
      )}
    </Field>
  )
}
