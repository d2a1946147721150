import { cleanText } from '@chuhai/contract/text'
import { Field, TextArea } from '@chuhai/ui'
import './counted-field.css'

interface CountedFieldProps {
  id: string
  label: string
  placeholder: string
  /** Characters that are taken. */
  max: number
  /** Whether it may stay empty. */
  optional?: boolean
  value: string
  error: string | undefined
  disabled: boolean
  onChange(text: string): void
}

/** A short text with its length. More may be typed than is taken, so that pasted text is not cut silently. */
export const CountedField = (props: CountedFieldProps) => {
  const { id, label, placeholder, max, optional, value, error, disabled, onChange } = props
  const length = [...cleanText(value)].length
  return (
    <Field
      id={id}
      label={label}
      optional={optional}
      required={!optional}
      error={error}
      disabled={disabled}
      className="counted-field"
    >
      {(control) => (
        <>
          <div className="ch-box counted-field__box">
            <TextArea
              {...control}
              className="ch-box__input"
              rows={3}
              value={value}
              placeholder={placeholder}
              disabled={disabled}
              onChange={onChange}
            />
          </div>
          <span className="counted-field__length" data-over={length > max || undefined}>
            {length} / {max}
          </span>
        </>
      )}
    </Field>
  )
}
