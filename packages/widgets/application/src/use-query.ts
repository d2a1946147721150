import type { QueryStore } from '@chuhai/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

const ignore = () => {}

/** Reads a query once it is shown. */
export const useQuery = <T>(query: QueryStore<T>) => {
  const state = useStore(query.$state)
  useEffect(() => {
    query.load().catch(ignore)
  }, [query])
  return { state, retry: () => void query.refresh().catch(ignore) }
}
