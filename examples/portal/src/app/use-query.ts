import type { QueryState, QueryStore } from '@chuhai/core'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'

const $idle = atom<QueryState<never>>({ phase: 'idle' })

const ignore = () => {}

/** Reads a query once the page is shown; the server has none. `refresh` also reads where an earlier answer is cached. */
export const useQuery = <T>(query: QueryStore<T> | undefined, { refresh = false } = {}) => {
  const state = useStore<QueryStore<T>['$state']>(query?.$state ?? $idle)
  useEffect(() => {
    const reading = refresh ? query?.refresh() : query?.load()
    reading?.catch(ignore)
  }, [query, refresh])
  return { state, retry: () => void query?.refresh().catch(ignore) }
}
