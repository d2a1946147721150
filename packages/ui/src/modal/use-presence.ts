import { useEffect, useState } from 'react'

/** Two thirds of the 240 ms a panel takes to come (look.md: out 0.4,0,1,1 and 2/3 of the time). */
const leaveMs = 160

const isStill = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true

/** Keeps a panel in the page while it leaves. */
export const usePresence = (isOpen: boolean): 'absent' | 'open' | 'leaving' => {
  const [isHere, setIsHere] = useState(isOpen)
  if (isOpen && !isHere) setIsHere(true)
  useEffect(() => {
    if (isOpen || !isHere) return
    const timer = setTimeout(() => setIsHere(false), isStill() ? 0 : leaveMs)
    return () => clearTimeout(timer)
  }, [isOpen, isHere])
  return isOpen ? 'open' : isHere ? 'leaving' : 'absent'
}
