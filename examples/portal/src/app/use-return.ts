import { createScope } from '@chuhai/core'
import { useEffect, useRef } from 'react'

/**
 * Calls `onReturn` when the visitor may see something old: the tab is in sight again, the browser shows a page that it has kept
 * whole, or the network is back.
 */
export const useReturn = (onReturn: () => void): void => {
  const latest = useRef(onReturn)
  latest.current = onReturn
  useEffect(() => {
    const comeBack = () => latest.current()
    const { signal, end } = createScope()
    const whenVisible = () => document.visibilityState === 'visible' && comeBack()
    const whenKept = (event: PageTransitionEvent) => event.persisted && comeBack()
    document.addEventListener('visibilitychange', whenVisible, { signal })
    window.addEventListener('pageshow', whenKept, { signal })
    window.addEventListener('online', comeBack, { signal })
    return end
  }, [])
}
