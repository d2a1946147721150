import { useImeGuard, useText } from '@chuhai/ui'
import { useRef } from 'react'
import { limitText } from '../text-limit'

/** A text area whose text is cut to the limit as it is typed or pasted; `cut` is how many characters did not fit. */
export const useLimitedText = (value: string, onChange: (text: string, cut: number) => void) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const ime = useImeGuard(field)
  const take = (node: HTMLTextAreaElement) => {
    // Text being composed may be longer than the result.
    if (ime.isComposing()) return onChange(node.value, 0)
    const next = limitText(node.value, node.selectionEnd)
    if (next.cut) text.rewrite(next.text, next.caret)
    onChange(next.text, next.cut)
  }
  const text = useText({ ref: field, shown: value, take, ime })
  return { field, ime, text }
}
