import { type ReactNode, useId } from 'react'
import { useFormOwner } from '../form/owner'
import { Icon } from '../icons/Icon'
import { iconError } from '../icons/paths'
import { useMessages } from '../locale/locale'
import { hidden, useStyles } from '../styling/use-styles'
import css from './field.css?inline'

interface NoteProps {
  /** Id of the line, which the control names in `aria-describedby`. */
  id: string
  /** What is wrong; shown in red, in place of the hint. */
  error?: string | undefined
  /** Help, shown while nothing is wrong. */
  hint?: ReactNode
}

/** The line below a control: what is wrong with it, or else a hint. */
export const Note = ({ id, error, hint }: NoteProps) => {
  useStyles(css)
  if (!error && !hint) return null
  return (
    <div className={error ? 'ch-note ch-note--error' : 'ch-note'} id={id}>
      {error && <Icon path={iconError} size={14} />}
      <span>{error || hint}</span>
    </div>
  )
}

/** What every field understands. */
export interface FieldProps {
  /** What is asked for; read out with the control. */
  label: ReactNode
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
  /** Name of its value in a form. */
  name?: string
  /** Id of the control; made up when not given. */
  id?: string
  /** Marks the label with a star and tells screen readers; what is missing, `error` says. */
  required?: boolean
  /** May be left empty, and says so beside its label. */
  optional?: boolean
  /** What is wrong, in a sentence; the field turns red and says it. */
  error?: string | undefined
  /** Help below the control, while nothing is wrong. */
  hint?: ReactNode
  /** Shown in the control while it is empty. */
  placeholder?: string
  /** Can neither be changed nor focused, and is not sent. */
  disabled?: boolean
  /** Something about this field is being fetched or checked. */
  busy?: boolean
  /** Another class for the frame. */
  className?: string
}

/** What a control inside a field frame carries so that label, error and hint belong to it. */
export interface FieldControlProps {
  id: string
  form: string | undefined
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  'aria-busy': true | undefined
}

/**
 * The frame of every field: label above, the control, error or hint below. Use it for a control of your own.
 *
 * @example
 * <Field label="颜色">{(control) => <input {...control} type="color" />}</Field>
 */
export const Field = (
  props: FieldProps & {
    /** Returns the control, which takes over what it is called with. */
    children: (control: FieldControlProps) => ReactNode
  },
) => {
  const { label, labelHidden, required, optional, error, hint, busy, disabled, className, children } = props
  useStyles(css)
  useStyles(hidden)
  const texts = useMessages()
  const own = useId()
  const form = useFormOwner()
  const id = props.id ?? own
  return (
    <div
      className={className ? `ch-field ${className}` : 'ch-field'}
      data-invalid={error ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      <label
        className={labelHidden ? 'ch-field__label ch-hidden' : 'ch-field__label'}
        htmlFor={id}
        id={`${id}-label`}
      >
        {label}
        {optional && texts.optional}
        {required && (
          <span className="ch-field__star" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        form,
        'aria-labelledby': `${id}-label`,
        'aria-describedby': error || hint ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
        'aria-busy': busy || undefined,
      })}
      <Note id={`${id}-note`} error={error} hint={hint} />
    </div>
  )
}
