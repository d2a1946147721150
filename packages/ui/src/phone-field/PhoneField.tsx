import { useRef, useState } from 'react'
import { Field, type FieldProps } from '../field/Field'
import { useLeave } from '../field/use-leave'
import { useImeGuard } from '../input-method/ime-guard'
import { useMessages } from '../locale/locale'
import { Spinner } from '../spinner/Spinner'
import { useStyles } from '../styling/use-styles'
import { useText } from '../text-field/use-text'
import { caretAfter, digitsOf, grouped, isNoNumber, readEdit } from './digits'
import css from './phone-field.css?inline'

/** What `PhoneField` takes beside the props of every field. `prefix` is +86 unless given, `maxLength` 11 digits. */
export interface PhoneFieldProps extends FieldProps {
  /** Digits only. */
  value: string
  /** Called with the digits after each change of them. */
  onChange: (digits: string) => void
  /** The focus has left the field. */
  onBlur?: () => void
  /**
   * Shown before the number; `""` for none.
   * @default '+86'
   */
  prefix?: string
  /**
   * The most digits that can be typed.
   * @default 11
   */
  maxLength?: number
  /**
   * What a browser may fill in.
   * @default 'tel-national'
   */
  autoComplete?: string
}

/**
 * A mobile number: any text may be typed or pasted, digits remain, shown in groups of 3, 4 and 4. Input with more than one
 * number, or a shortened one, is refused with a message.
 *
 * @example
 * const [phone, setPhone] = useState('')
 * return <PhoneField label="手机号" required value={phone} onChange={setPhone} />
 */
export const PhoneField = (props: PhoneFieldProps) => {
  const { value, onChange, onBlur, prefix = '+86', maxLength = 11, autoComplete = 'tel-national' } = props
  useStyles(css)
  const { phonePlaceholder, phoneRefused } = useMessages()
  const [isRefused, setIsRefused] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const ime = useImeGuard(box)
  useLeave(box, () => onBlur?.())

  const take = (node: HTMLInputElement, kind: string) => {
    if (ime.isComposing()) return
    const caret = node.selectionStart ?? node.value.length
    const before = digitsOf(value)
    // Cut, it could be the number of somebody else.
    const isRefused = isNoNumber(node.value, before, maxLength)
    setIsRefused(isRefused)
    if (isRefused) return text.rewrite(grouped(before))
    const next = readEdit(node.value, caret, before, kind, maxLength)
    text.rewrite(grouped(next.digits), caretAfter(next.before))
    if (next.digits !== value) onChange(next.digits)
  }
  const text = useText({ ref: input, shown: grouped(value), take, ime })
  return (
    <Field {...props} error={isRefused ? phoneRefused : props.error}>
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
            defaultValue={text.defaultValue}
            placeholder={props.placeholder ?? phonePlaceholder}
            disabled={props.disabled}
            autoComplete={autoComplete}
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
