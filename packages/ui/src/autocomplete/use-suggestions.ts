import { useEffect, useRef, useState } from 'react'
import type { Suggestion } from './Suggestions'

const pauseMs = 250

interface SuggestionsOptions {
  /** The answer to the latest question; null while it is awaited. */
  suggestions: readonly Suggestion[] | null
  isOpen: boolean
  onAsk: (text: string) => void
}

/** Asks for suggestions once the typing pauses, and keeps the last answer until the next one, against flicker. */
export const useSuggestions = ({ suggestions, isOpen, onAsk }: SuggestionsOptions) => {
  const latest = useRef(onAsk)
  latest.current = onAsk
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [asked, setAsked] = useState('')
  const [isDue, setIsDue] = useState(false)
  const [shown, setShown] = useState<readonly Suggestion[] | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  const next = !isOpen ? null : suggestions && !isDue ? suggestions : shown
  if (next !== shown) setShown(next)

  const stop = () => {
    clearTimeout(timer.current)
    setIsDue(false)
  }
  return {
    /** What the open list shows; null before the first answer. */
    shown: next,
    isWaiting: isOpen && (isDue || suggestions === null),
    stop,
    ask(text: string) {
      stop()
      if (text === asked) return
      setIsDue(true)
      timer.current = setTimeout(() => {
        setAsked(text)
        setIsDue(false)
        latest.current(text)
      }, pauseMs)
    },
  }
}
