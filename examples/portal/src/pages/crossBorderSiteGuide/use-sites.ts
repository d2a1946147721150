import { startTransition, useCallback, useEffect, useState } from 'react'
import { useApp } from '../../app/app'
import { whenIdle } from '../../app/rendering'
import type { SiteList } from './data'
import type { GuideFilter } from './filter'
import { readSites } from './load'

/** The sites of the document, and once there is time the others; `retry` where they could not be loaded. */
export const useSites = (first: SiteList | null, filter: GuideFilter) => {
  const { client } = useApp()
  const [sites, setSites] = useState(first)
  const [shown, setShown] = useState(first)
  if (shown !== first) {
    setShown(first)
    setSites(first)
  }
  const [isAsking, setAsking] = useState(false)

  const ask = useCallback(async () => {
    if (!client) return
    const whole = await readSites(
      (endpoint, input) => client.core.query(endpoint, input as never).load(),
      filter,
    )
    startTransition(() => setSites(whole))
  }, [client, filter])

  const isPart = sites !== null && sites.list.length < sites.total
  useEffect(() => {
    if (!isPart) return
    return whenIdle(() =>
      ask().catch((error) => console.error('[chuhai] the other sites could not be loaded:', error)),
    )
  }, [isPart, ask])

  const retry = async () => {
    setAsking(true)
    await ask().catch(client?.core.report)
    setAsking(false)
  }
  return { sites, isAsking, retry }
}
