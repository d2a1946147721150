import { startTransition, useEffect, useState } from 'react'
import { useIsHydrated } from './use-is-hydrated'

/**
 * False until what a link has brought is painted for the first time; what a document has brought, or an address with a
 * place in it, is whole from the start.
 */
export const useIsPainted = (): boolean => {
  const isHydrated = useIsHydrated()
  const [isPainted, setPainted] = useState(() => !isHydrated || location.hash !== '')
  useEffect(() => {
    if (isPainted) return
    let turn: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      turn = setTimeout(() => startTransition(() => setPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(turn)
    }
  }, [isPainted])
  return isPainted
}
