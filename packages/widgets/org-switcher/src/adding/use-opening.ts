import { useState } from 'react'

/** Counts how often something was opened. */
export const useOpening = (isOpen: boolean): number => {
  const [wasOpen, setWasOpen] = useState(false)
  const [count, setCount] = useState(0)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setCount(count + 1)
  }
  return count
}
