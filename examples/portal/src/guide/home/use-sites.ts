import { startTransition, useCallback, useEffect, useState } from 'react'
import { useApp } from '../../app/app'
import { whenIdle } from '../../app/rendering'
import { type GuideFilter, readSites, type SiteList } from './load'

/** The sites of the document, then all sites once the browser is idle; `retry` loads them after a failure. */
export const useSites = (first: SiteList | null, filter: GuideFilter) => {
  const { client } = useApp()
  const [sites, setSites] = useState(first)
  const [shown, setShown] = useState(first)
  if (shown !== first) {
    setShown(first)
    setSites(first)
  }
  const [isRetrying, setRetrying] = useState(false)

  const loadAll = useCallback(async () => {
    if (!client) return
    const all = await readSites(
      (endpoint, input) => client.core.query(endpoint, input as never).load(),
      filter,
    )
    startTransition(() => setSites(all))
  }, [client, filter])

  const isPartial = sites !== null && sites.list.length < sites.total
  useEffect(() => {
    if (!isPartial) return
    return whenIdle(() =>
      loadAll().catch((error) => console.error('[chuhai] the other sites could not be loaded:', error)),
    )
  }, [isPartial, loadAll])

  const retry = async () => {
    setRetrying(true)
    await loadAll().catch(client?.core.report)
    setRetrying(false)
  }
  return { sites, isRetrying, retry }
}
