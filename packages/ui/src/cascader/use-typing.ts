import { useState } from 'react'
import type { ImeGuard } from '../input-method'

/** What is typed into a cascader instead of its path, and what is searched for once nothing is being composed. */
export const useTyping = (ime: ImeGuard) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [query, setQuery] = useState('')
  return {
    typed,
    query,
    type(text: string) {
      setTyped(text)
      if (!ime.isComposing()) setQuery(text.trim())
    },
    forget() {
      setTyped(null)
      setQuery('')
    },
  }
}
