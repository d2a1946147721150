import { forwardRef, type InputHTMLAttributes, type KeyboardEvent, useImperativeHandle, useRef } from 'react'
import { Field, type FieldProps } from '../field/Field'
import { useLeave } from '../field/use-leave'
import { useImeGuard } from '../input-method/ime-guard'
import { Spinner } from '../spinner/Spinner'
import { useText } from './use-text'

type Input = InputHTMLAttributes<HTMLInputElement>

/** What `TextField` takes beside the props of every field; `maxLength` is in UTF-16 code units, as browsers count. */
export interface TextFieldProps extends FieldProps {
  /** The text; the owner keeps it. */
  value: string
  /** Called with the text after each change of it. */
  onChange: (value: string) => void
  /** The focus has left the field. */
  onBlur?: () => void
  /**
   * What is typed, which decides on the keyboard of a phone.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'url' | 'search' | 'password'
  /** The most characters that can be typed. */
  maxLength?: number
  /** What a browser may fill in, such as `name` or `organization`. */
  autoComplete?: Input['autoComplete']
  /** The keyboard of a phone, where `type` does not decide on it. */
  inputMode?: Input['inputMode']
}

/**
 * One line of text. Enter stays with an input method that is composing.
 *
 * @example
 * const [name, setName] = useState('')
 * return <TextField label="姓名" required value={name} onChange={setName} error={name ? undefined : '请输入'} />
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { value, onChange, onBlur, type = 'text', maxLength, autoComplete, inputMode } = props
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const ime = useImeGuard(box)
  const text = useText({ ref: input, shown: value, take: (node) => onChange(node.value), ime })
  useLeave(box, () => onBlur?.())
  // Safari would submit the form with the Enter that only picks a candidate.
  const keepCandidateKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && ime.owns(event)) event.preventDefault()
  }
  return (
    <Field {...props}>
      {(control) => (
        <div className="ch-box" ref={box}>
          <input
            {...control}
            ref={input}
            className="ch-box__input"
            name={props.name}
            type={type}
            defaultValue={text.defaultValue}
            placeholder={props.placeholder}
            disabled={props.disabled}
            maxLength={maxLength}
            autoComplete={autoComplete}
            inputMode={inputMode}
            onKeyDown={keepCandidateKey}
          />
          {props.busy && <Spinner />}
        </div>
      )}
    </Field>
  )
})
