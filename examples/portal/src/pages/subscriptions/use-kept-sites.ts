import type { GuideSite } from '@chuhai/contract/guide'
import { isCallError } from '@chuhai/core'
import { useCallback, useEffect, useState } from 'react'
import { useGuide } from '../../guide/guide'

type Kept =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; sites: GuideSite[] }

const loading: Kept = { phase: 'loading' }

/** The subscriptions as they were when the visitor came: what is ended here stays in sight, so that it can be taken back. */
export const useKeptSites = () => {
  const { subscriptions } = useGuide()
  const [kept, setKept] = useState<Kept>(loading)
  const read = useCallback(async () => {
    if (!subscriptions) return
    setKept(loading)
    try {
      setKept({ phase: 'ready', sites: await subscriptions.read() })
    } catch (error) {
      if (isCallError(error)) setKept({ phase: 'failed', message: error.message })
    }
  }, [subscriptions])
  useEffect(() => {
    read()
  }, [read])
  return { kept, read }
}
