import { type TextareaHTMLAttributes, useRef } from 'react'
import { useFormOwner } from '../form/owner'
import { useImeGuard } from '../input-method/ime-guard'
import { useText } from './use-text'

/** The attributes of a `textarea`, with `value` and an `onChange` that gets the text. */
export interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'defaultValue' | 'onChange'> {
  /** The text; the owner keeps it. */
  value: string
  /** Called with the text after each change of it. */
  onChange: (value: string) => void
}

/**
 * The control of a field for several lines.
 *
 * @remarks Also those of `TextareaHTMLAttributes<HTMLTextAreaElement>`, without `value`, `defaultValue`, `onChange`.
 *
 * @example
 * const [note, setNote] = useState('')
 * return <Field label="说明">{(control) => <TextArea {...control} rows={4} value={note} onChange={setNote} />}</Field>
 */
export const TextArea = ({ value, onChange, ...rest }: TextAreaProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const ime = useImeGuard(area)
  const text = useText({ ref: area, shown: value, take: (node) => onChange(node.value), ime })
  return <textarea form={useFormOwner()} {...rest} ref={area} defaultValue={text.defaultValue} />
}
