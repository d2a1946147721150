import { cleanText } from '@chuhai/contract/text'
import { Field, type FieldProps, TextArea, useLocale, useStyles } from '@chuhai/ui'
import { applicationMessages } from '../messages'
import css from './long-text-field.css?inline'

interface LongTextFieldProps extends FieldProps {
  value: string
  max: number
  onChange(value: string): void
  onBlur(): void
}

/** A text of several lines with its length. More may be typed, so that pasted text is not cut silently. */
export const LongTextField = ({ value, max, onChange, onBlur, ...field }: LongTextFieldProps) => {
  useStyles(css)
  const words = applicationMessages[useLocale()]
  const length = [...cleanText(value)].length
  return (
    <Field {...field}>
      {(control) => (
        <div className="ch-box ch-long-text-field">
          <TextArea
            {...control}
            className="ch-box__input"
            name={field.name}
            rows={6}
            value={value}
            onChange={onChange}
            placeholder={words.enter}
            disabled={field.disabled}
            onBlur={onBlur}
          />
          <span className="ch-long-text-field__length" data-over={length > max || undefined}>
            {words.count(length, max)}
          </span>
        </div>
      )}
    </Field>
  )
}
