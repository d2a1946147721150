import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint'
import { useIsHydrated } from './use-is-hydrated'

/**
 * False until what a link has brought is painted for the first time; what a document has brought, or an address with a
 * place in it, is whole from the start.
 */
export const useIsPainted = (): boolean => {
  const isHydrated = useIsHydrated()
  const [isPainted, setPainted] = useState(() => !isHydrated || location.hash !== '')
  useEffect(() => {
    if (!isPainted) return afterPaint(() => startTransition(() => setPainted(true)))
  }, [isPainted])
  return isPainted
}
