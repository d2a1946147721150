import { startTransition, useCallback, useEffect, useState } from 'react'
import { useApp } from '../../app/app'
import { useKept } from '../../app/kept'
import { readThrough } from '../../app/read'
import { whenIdle } from '../../app/rendering'
import { type GuideFilter, readSites, type SiteList } from './load'

/**
 * The sites of the document, then all sites once the browser is idle, to which a visitor returns; `retry` loads them after
 * a failure.
 */
export const useSites = (first: SiteList | null, filter: GuideFilter) => {
  const { client } = useApp()
  const [later, keepLater] = useKept<{ first: SiteList | null; all: SiteList } | null>('sites', null)
  const sites = later?.first === first ? later.all : first
  const [isRetrying, setRetrying] = useState(false)

  const loadAll = useCallback(async () => {
    if (!client) return
    const all = await readSites(readThrough(client.core), filter)
    startTransition(() => keepLater({ first, all }))
  }, [client, filter, first, keepLater])

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
