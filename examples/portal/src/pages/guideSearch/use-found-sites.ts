import { useState } from 'react'
import { useApp } from '../../app/app'
import type { GuideSearchData } from './data'
import { findSites } from './load'

/** What was found; `retry` where it could not be loaded. */
export const useFoundSites = (data: GuideSearchData) => {
  const { client } = useApp()
  const [shown, setShown] = useState(data)
  const [later, setLater] = useState<GuideSearchData['sites']>(null)
  const [isAsking, setAsking] = useState(false)
  if (shown !== data) {
    setShown(data)
    setLater(null)
  }
  const retry = async () => {
    if (!client) return
    setAsking(true)
    try {
      const { core } = client
      setLater(
        (await findSites((endpoint, input) => core.query(endpoint, input as never).refresh(), data.word))
          .sites,
      )
    } catch (error) {
      client.core.report(error)
    } finally {
      setAsking(false)
    }
  }
  return { sites: data.sites ?? later, isAsking, retry }
}
