import { useState } from 'react'
import { useApp } from '../app/app'
import { useKept } from '../app/kept'
import type { Read } from '../app/page'
import { readThrough } from '../app/read'

/** What a page has found, or after a failure what a retry finds; `data` is the page's own, which a new address replaces. */
export const useFound = <T>(data: unknown, found: T | null, find: (read: Read) => Promise<T>) => {
  const { client } = useApp()
  const [later, keepLater] = useKept<{ data: unknown; found: T } | null>('found', null)
  const [isRetrying, setRetrying] = useState(false)
  const retry = async () => {
    if (!client) return
    setRetrying(true)
    try {
      const again = await find(readThrough(client.core, 'refresh'))
      keepLater({ data, found: again })
    } catch (error) {
      client.core.report(error)
    } finally {
      setRetrying(false)
    }
  }
  return { found: found ?? (later && later.data === data ? later.found : null), isRetrying, retry }
}
