import { useFormOwner } from '@chuhai/ui'
import type { KeyboardEvent } from 'react'
import { useLimitedText } from './use-limited-text'

export interface QuestionFieldProps {
  value: string
  label: string
  placeholder: string
  disabled: boolean
  /** `cut`: how many characters did not fit. */
  onChange(value: string, cut: number): void
  onSend(): void
}

/** A field that grows with its text: Enter sends, Shift + Enter breaks the line, unless an input method uses the key. */
export const QuestionField = ({
  value,
  label,
  placeholder,
  disabled,
  onChange,
  onSend,
}: QuestionFieldProps) => {
  const { field, ime, text } = useLimitedText(value, onChange)
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (ime.owns(event)) {
      // Escape closes the candidate window, and not the panel around it.
      if (event.key === 'Escape') event.stopPropagation()
      // An Enter that ends a composition neither sends nor breaks the line.
      if (event.keyCode === 13) event.preventDefault()
      return
    }
    if (event.key !== 'Enter' || event.shiftKey || event.altKey) return
    event.preventDefault()
    text.read()
    onSend()
  }
  return (
    <div className="ch-ai-chat__field" data-text={`${value || placeholder}\n`}>
      <textarea
        ref={field}
        rows={1}
        form={useFormOwner()}
        defaultValue={text.defaultValue}
        aria-label={label}
        placeholder={placeholder}
        disabled={disabled}
        enterKeyHint="send"
        onKeyDown={press}
      />
    </div>
  )
}
