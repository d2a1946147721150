import { listRowsMax } from '@chuhai/contract/constants'
import { type GuideSite, listSubscriptions } from '@chuhai/contract/guide'
import { isCallError } from '@chuhai/core'
import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../../app/app'

type Kept =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; sites: GuideSite[] }

const loading: Kept = { phase: 'loading' }

/** The subscriptions as they were when the visitor came: what is ended here stays in sight, so that it can be taken back. */
export const useKeptSites = () => {
  const { client } = useApp()
  const [kept, setKept] = useState<Kept>(loading)
  const read = useCallback(async () => {
    if (!client) return
    setKept(loading)
    try {
      const { list } = await client.core
        .query(listSubscriptions, { body: { page: 1, rows: listRowsMax } })
        .refresh()
      setKept({ phase: 'ready', sites: list })
    } catch (error) {
      if (isCallError(error)) setKept({ phase: 'failed', message: error.message })
    }
  }, [client])
  useEffect(() => {
    read()
  }, [read])
  return { kept, read }
}
