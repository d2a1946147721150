import type { QueryStore } from '@chuhai/core'
import { Skeleton, type SkeletonProps } from '@chuhai/ui'
import type { ReactNode } from 'react'
import { useQuery } from '../app/use-query'
import { LoadFailed } from './LoadFailed'

interface QueryViewProps<T> extends Pick<SkeletonProps, 'lines' | 'height'> {
  /** Undefined on the server, which renders the loading state. */
  query: QueryStore<T> | undefined
  /** Reads also where an earlier answer is cached. */
  refresh?: boolean
  /** Title of the error state. */
  failed: string
  /** Error state without illustration, for a narrow column. */
  isSmall?: boolean
  children: (data: T, isLoading: boolean) => ReactNode
}

/** What a query has read; until then its loading or error state. */
export const QueryView = <T,>({
  query,
  refresh,
  failed,
  isSmall,
  children,
  ...skeleton
}: QueryViewProps<T>) => {
  const { state, retry } = useQuery(query, { refresh })
  if (state.phase === 'failed')
    return <LoadFailed isSmall={isSmall} title={failed} text={state.error.message} onRetry={retry} />
  return state.data ? children(state.data, state.phase === 'loading') : <Skeleton {...skeleton} />
}
