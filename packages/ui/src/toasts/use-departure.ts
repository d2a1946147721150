import { useEffect, useRef, useState } from 'react'
import type { Notice } from './notice'

/** Counts a notice's time down, except while the pointer rests on it. */
export const useDeparture = (notice: Notice | null, onDismiss: (id: Notice['id']) => void) => {
  const [isPaused, setIsPaused] = useState(false)
  const leftMs = useRef(0)
  const id = notice?.id
  const durationMs = notice?.durationMs ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new notice starts anew, even with the same duration
  useEffect(() => {
    leftMs.current = durationMs
    setIsPaused(false)
  }, [id, durationMs])
  useEffect(() => {
    if (id === undefined || isPaused) return
    const startedAt = Date.now()
    const timer = setTimeout(() => onDismiss(id), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= Date.now() - startedAt
    }
  }, [id, isPaused, onDismiss])
  return { onPointerEnter: () => setIsPaused(true), onPointerLeave: () => setIsPaused(false) }
}
