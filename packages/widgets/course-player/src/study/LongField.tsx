import { Field, type FieldProps, TextArea } from '@chuhai/ui'

interface LongFieldProps extends FieldProps {
  value: string
  rows: number
  onChange(value: string): void
}

/** A text of several lines. More than fits may be typed, so that pasted text is not cut silently. */
export const LongField = ({ value, rows, onChange, ...field }: LongFieldProps) => (
  <Field {...field}>
    {(control) => (
      <div className="ch-box ch-study__box">
        <TextArea
          {...control}
          className="ch-box__input"
          rows={rows}
          value={value}
          disabled={field.disabled}
          onChange={onChange}
        />
      </div>
    )}
  </Field>
)
