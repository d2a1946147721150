import { type InputHTMLAttributes, useId, useRef } from 'react'
import { useShownTick } from '../choice/Checkbox'
import { Field, type FieldProps } from '../field/Field'
import { useLeave } from '../field/use-leave'
import type { Option } from '../select/Listbox'
import { useStyles } from '../styling/use-styles'
import css from './segmented.css?inline'

/** What `Segmented` takes beside the props of every field. */
export interface SegmentedProps extends FieldProps {
  /** The value of an option, or `''` while none is chosen. */
  value: string
  /** The two or three options. */
  options: readonly Option[]
  /** Called with the value of the option that was chosen. */
  onChange: (value: string) => void
  /** The focus has left the group. */
  onBlur?: () => void
}

const Part = ({ label, ...props }: InputHTMLAttributes<HTMLInputElement> & { label: string }) => {
  const input = useRef<HTMLInputElement>(null)
  useShownTick(input, props)
  return (
    <label className="ch-segmented__part">
      <input {...props} ref={input} className="ch-segmented__input" type="radio" />
      <span>{label}</span>
    </label>
  )
}

/**
 * One of two or three short options, all of them visible: 是 or 否. A group of radio buttons: one stop of the keyboard,
 * whose arrows choose.
 *
 * @example
 * const [isStudent, setIsStudent] = useState('')
 * return <Segmented label="在校学生" options={[{ value: '1', label: '是' }]} value={isStudent} onChange={setIsStudent} />
 */
export const Segmented = (props: SegmentedProps) => {
  const { value, options, onChange, onBlur, disabled, busy } = props
  useStyles(css)
  const own = useId()
  const group = useRef<HTMLDivElement>(null)
  useLeave(group, () => onBlur?.())
  const name = props.name ?? own
  return (
    <Field {...props} id={props.id ?? own}>
      {({ form, ...control }) => (
        <div {...control} className="ch-segmented" role="radiogroup" ref={group}>
          {options.map((option) => (
            <Part
              key={option.value}
              label={option.label}
              form={form}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || busy}
              onChange={() => onChange(option.value)}
            />
          ))}
        </div>
      )}
    </Field>
  )
}
