import { type ReactNode, useId } from 'react'
import { Note } from '../field'
import { CheckSign } from './CheckSign'

export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What ticking it says; may hold links. */
  children: ReactNode
  name?: string
  id?: string
  /** Some, but not all, of what this box stands for. */
  partly?: boolean
  required?: boolean
  disabled?: boolean
  error?: string | undefined
}

/** A box to tick, with its sentence beside it. */
export const Checkbox = (props: CheckboxProps) => {
  const { checked, onChange, children, name, partly, required, disabled, error } = props
  const own = useId()
  const id = props.id ?? own
  return (
    <div
      className="ch-choice"
      data-invalid={error ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      <CheckSign
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        indeterminate={partly && !checked}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label className="ch-choice__label" htmlFor={id}>
        {children}
      </label>
      <Note id={`${id}-note`} error={error} />
    </div>
  )
}
