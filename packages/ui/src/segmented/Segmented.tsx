import { useId, useRef } from 'react'
import { Field, type FieldProps } from '../field/Field'
import { useLeave } from '../field/use-leave'
import type { Option } from '../select/Listbox'
import { useStyles } from '../styling/use-styles'
import css from './segmented.css?inline'

export interface SegmentedProps extends FieldProps {
  /** The value of an option, or `''` while none is chosen. */
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
  onBlur?: () => void
}

/** One of two or three short options, all of them visible: 是 or 否. */
export const Segmented = (props: SegmentedProps) => {
  const { value, options, onChange, onBlur, disabled, busy } = props
  useStyles(css)
  const own = useId()
  const group = useRef<HTMLDivElement>(null)
  useLeave(group, () => onBlur?.())
  const name = props.name ?? own
  return (
    <Field {...props} id={props.id ?? own}>
      {(control) => (
        <div {...control} className="ch-segmented" role="radiogroup" ref={group}>
          {options.map((option) => (
            <label key={option.value} className="ch-segmented__part">
              <input
                className="ch-segmented__input"
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={disabled || busy}
                onChange={() => onChange(option.value)}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
