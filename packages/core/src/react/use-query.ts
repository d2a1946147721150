'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { QueryState, QueryStore } from '../queries/query'

const ignore = () => {}
const idle: QueryState<never> = { phase: 'idle' }
const isIdle = () => idle
const subscribeToNothing = () => ignore

/** What a component shows of a query. */
export interface ShownQuery<T> {
  state: QueryState<T>
  /** Reads again, as after a failure. */
  retry(): void
}

/**
 * Reads a query once its component is shown; a server reads none.
 *
 * @param query Undefined where there is nothing to read; its state is `idle` then.
 * @param options `refresh` also reads where an earlier answer is cached, which is shown meanwhile.
 * @example
 * const { state, retry } = useQuery(core.query(listRecommendedPlatforms))
 * if (state.phase === 'failed') return <button onClick={retry}>{state.error.message}</button>
 */
export const useQuery = <T>(
  query: QueryStore<T> | undefined,
  { refresh = false }: { refresh?: boolean | undefined } = {},
): ShownQuery<T> => {
  const current: () => QueryState<T> = query?.$state.get ?? isIdle
  const state = useSyncExternalStore(query?.$state.listen ?? subscribeToNothing, current, current)
  useEffect(() => {
    const reading = refresh ? query?.refresh() : query?.load()
    reading?.catch(ignore)
  }, [query, refresh])
  return { state, retry: () => void query?.refresh().catch(ignore) }
}
