import { useEffect, useState } from 'react'

/** Whether the page has been scrolled by more than so many pixels. */
export const useScrolledPast = (thresholdPx: number): boolean => {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const update = () => setPast(window.scrollY > thresholdPx)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [thresholdPx])
  return isPast
}
