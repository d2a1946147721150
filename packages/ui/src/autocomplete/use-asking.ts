import { useEffect, useRef, useState } from 'react'

const pauseMs = 250

/** Asks once for what is typed in one go, after a pause; the last text only. */
export const useAsking = (onAsk: (text: string) => void) => {
  const latest = useRef(onAsk)
  latest.current = onAsk
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [asked, setAsked] = useState('')
  const [isDue, setIsDue] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const stop = () => {
    clearTimeout(timer.current)
    setIsDue(false)
  }
  return {
    /** Something is typed that nobody has been asked for yet. */
    isDue,
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
