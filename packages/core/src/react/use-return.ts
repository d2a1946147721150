'use client'

import { useEffect, useRef } from 'react'

/**
 * Calls `onReturn` when the visitor may see something old: the tab is in sight again, the browser shows a page that it has kept
 * whole, or the network is back.
 *
 * @param onReturn What to do; the one of the latest rendering is called.
 * @example
 * const query = core.query(listRecommendedPlatforms)
 * useReturn(() => void query.refresh().catch(() => undefined))
 */
export const useReturn = (onReturn: () => void): void => {
  const latest = useRef(onReturn)
  latest.current = onReturn
  useEffect(() => {
    const comeBack = () => latest.current()
    const whenVisible = () => document.visibilityState === 'visible' && comeBack()
    const whenKept = (event: PageTransitionEvent) => event.persisted && comeBack()
    document.addEventListener('visibilitychange', whenVisible)
    window.addEventListener('pageshow', whenKept)
    window.addEventListener('online', comeBack)
    // Not by a signal, which some pages' replacement of `addEventListener` ignores.
    return () => {
      document.removeEventListener('visibilitychange', whenVisible)
      window.removeEventListener('pageshow', whenKept)
      window.removeEventListener('online', comeBack)
    }
  }, [])
}
