import { useImeGuard } from '@chuhai/ui'
import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { limitText } from '../text-limit'

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
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const ime = useImeGuard(field)

  const readText = (node: HTMLTextAreaElement) => {
    // Text being composed may be longer than the result.
    if (ime.isComposing()) return onChange(node.value, 0)
    const next = limitText(node.value, node.selectionEnd)
    if (next.cut) caret.current = next.caret
    onChange(next.text, next.cut)
  }
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
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
    onSend()
  }
  return (
    <div className="ch-ai-chat__field" data-text={`${value || placeholder}\n`}>
      <textarea
        ref={field}
        rows={1}
        value={value}
        aria-label={label}
        placeholder={placeholder}
        disabled={disabled}
        enterKeyHint="send"
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => readText(event.currentTarget)}
        onCompositionEnd={(event) => readText(event.currentTarget)}
        onKeyDown={press}
      />
    </div>
  )
}
