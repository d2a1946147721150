import type { QueryState, QueryStore } from '@chuhai/core'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'

const $notAsked = atom<QueryState<never>>({ phase: 'idle' })

const ignore = () => {}

/**
 * What a part of a page reads once the page is shown; without a query it is still to come. `anew` asks also where there
 * is an answer from before.
 */
export const useRead = <T>(query: QueryStore<T> | undefined, { anew = false } = {}) => {
  const state = useStore<QueryStore<T>['$state']>(query?.$state ?? $notAsked)
  useEffect(() => {
    const read = anew ? query?.refresh() : query?.load()
    read?.catch(ignore)
  }, [query, anew])
  return { state, retry: () => void query?.refresh().catch(ignore) }
}
