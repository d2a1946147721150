import { useLayoutEffect, useRef } from 'react'
import { Field, type FieldProps } from '../field/Field'
import { useLeave } from '../field/use-leave'
import { useImeGuard } from '../input-method/ime-guard'
import { useMessages } from '../locale/locale'
import { Spinner } from '../spinner/Spinner'
import { useStyles } from '../styling/use-styles'
import { caretAfter, digitsOf, grouped, readEdit } from './digits'
import css from './phone-field.css?inline'

export interface PhoneFieldProps extends FieldProps {
  /** Digits only. */
  value: string
  onChange: (digits: string) => void
  onBlur?: () => void
  /** Shown before the number; `""` for none. */
  prefix?: string
  maxLength?: number
  autoComplete?: string
}

/** A mobile number: any text may be typed or pasted, digits remain, shown in groups of 3, 4 and 4. */
export const PhoneField = (props: PhoneFieldProps) => {
  const { value, onChange, onBlur, prefix = '+86', maxLength = 11, autoComplete = 'tel-national' } = props
  useStyles(css)
  const { phonePlaceholder } = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const ime = useImeGuard(box)
  useLeave(box, () => onBlur?.())

  // The input holds its own text, so that neither framework resets it under an input method or loses the caret.
  const show = (digits: string, before?: number) => {
    const node = input.current
    if (!node || ime.isComposing()) return
    const text = grouped(digits)
    if (node.value !== text) node.value = text
    if (before !== undefined) node.setSelectionRange(caretAfter(before), caretAfter(before))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value moves the caret
  useLayoutEffect(() => show(value), [value])

  const edit = (event: { currentTarget: HTMLInputElement; nativeEvent?: Event }) => {
    if (ime.isComposing()) return
    const node = event.currentTarget
    const kind = ((event.nativeEvent ?? event) as InputEvent).inputType ?? ''
    const next = readEdit(
      node.value,
      node.selectionStart ?? node.value.length,
      digitsOf(value),
      kind,
      maxLength,
    )
    show(next.digits, next.before)
    if (next.digits !== value) onChange(next.digits)
  }
  return (
    <Field {...props}>
      {(control) => (
        <div className="ch-box ch-phone" ref={box}>
          {prefix && <span className="ch-phone__prefix">{prefix}</span>}
          <input
            {...control}
            ref={input}
            className="ch-box__input ch-phone__input"
            name={props.name}
            type="tel"
            inputMode="numeric"
            defaultValue={grouped(value)}
            placeholder={props.placeholder ?? phonePlaceholder}
            disabled={props.disabled}
            autoComplete={autoComplete}
            onChange={edit}
            onCompositionEnd={edit}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && ime.owns(event)) event.preventDefault()
            }}
          />
          {props.busy && <Spinner />}
        </div>
      )}
    </Field>
  )
}
