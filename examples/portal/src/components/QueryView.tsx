import type { QueryStore } from '@chuhai/core'
import { useQuery } from '@chuhai/core/react'
import { Button, Skeleton, type SkeletonProps } from '@chuhai/ui'
import type { ReactNode } from 'react'
import { type Messages, useMessages } from '../app/messages'
import { LoadFailed } from './LoadFailed'
import './query-view.css'

const zhCN = { stale: '没有更新，下面是之前的内容。', retry: '重试' }
const queryViewMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: { stale: 'Not updated; below is what was there before.', retry: 'Retry' },
}

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

/** What a query has read, also where it cannot be read again; until then its loading or error state. */
export const QueryView = <T,>({
  query,
  refresh,
  failed,
  isSmall,
  children,
  ...skeleton
}: QueryViewProps<T>) => {
  const words = useMessages(queryViewMessages)
  const { state, retry } = useQuery(query, { refresh })
  const { phase, data, error } = state
  if (data === undefined)
    return error ? (
      <LoadFailed isSmall={isSmall} title={failed} text={error.message} onRetry={retry} />
    ) : (
      <Skeleton {...skeleton} />
    )
  return (
    <>
      {error && (
        <p className="query-stale" role="alert">
          {error.message} {words.stale}
          <Button variant="text" size="small" onClick={retry}>
            {words.retry}
          </Button>
        </p>
      )}
      {children(data, phase === 'loading')}
    </>
  )
}
