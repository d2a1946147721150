import type { QueryStore } from '@chuhai/core'
import { useQuery } from '@chuhai/core/react'
import { Button, Skeleton } from '@chuhai/ui'
import { iconRefresh } from '@chuhai/ui/icons'
import type { ReactNode } from 'react'
import { useMessages } from '../../app/messages'
import { MoreLink } from '../../components/Heading'
import './recommendations.css'
import { recommendationMessages } from './messages'

interface ShelfProps<T> {
  title: string
  /** Of its heading. */
  level?: 2 | 3
  more: { text: string; path: string }
  /** Undefined on the server. */
  query: QueryStore<T[]> | undefined
  /** The text of an empty list. */
  none: string
  children: (item: T) => ReactNode
}

/** One kind of recommendation, with a loading, an empty and an error state of its own. */
export const Shelf = <T extends { id: number }>({
  title,
  level = 3,
  more,
  query,
  none,
  children,
}: ShelfProps<T>) => {
  const words = useMessages(recommendationMessages)
  const Heading = `h${level}` as const
  const { state, retry } = useQuery(query, { refresh: true })
  const { data, phase } = state
  return (
    <section className="recommendation-shelf" aria-label={title} aria-busy={phase === 'loading'}>
      <header>
        <Heading>{title}</Heading>
        <MoreLink path={more.path} text={more.text} />
      </header>
      {!data && phase === 'failed' && (
        <p className="recommendation-shelf__note" role="alert">
          {words.failed}：{state.error.message}
          <Button variant="secondary" size="small" icon={iconRefresh} onClick={retry}>
            {words.retry}
          </Button>
        </p>
      )}
      {!data && phase !== 'failed' && <Skeleton lines={6} />}
      {data?.length === 0 && <p className="recommendation-shelf__note">{none}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
