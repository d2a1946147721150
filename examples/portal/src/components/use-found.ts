import { useState } from 'react'
import { useApp } from '../app/app'
import type { Read } from '../routes/row'

/** What a page has found, or after a failure what a retry finds; `data` is the page's own, which a new address replaces. */
export const useFound = <T>(data: unknown, found: T | null, find: (read: Read) => Promise<T>) => {
  const { client } = useApp()
  const [shown, setShown] = useState(data)
  const [later, setLater] = useState<T | null>(null)
  const [isRetrying, setRetrying] = useState(false)
  if (shown !== data) {
    setShown(data)
    setLater(null)
  }
  const retry = async () => {
    if (!client) return
    setRetrying(true)
    try {
      const { core } = client
      setLater(await find((endpoint, input) => core.query(endpoint, input as never).refresh()))
    } catch (error) {
      client.core.report(error)
    } finally {
      setRetrying(false)
    }
  }
  return { found: found ?? later, isRetrying, retry }
}
