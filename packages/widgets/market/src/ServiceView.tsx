import { getMarketService, type MarketService } from '@chuhai/contract/market'
import type { Core } from '@chuhai/core'
import { useQuery } from '@chuhai/core/react'
import { EmptyState, LoadFailed, Skeleton } from '@chuhai/ui'
import type { ReactNode } from 'react'
import type { MarketMessages } from './messages'

interface ServiceViewProps {
  core: Core
  service: number
  words: MarketMessages
  /** Shows the service, once it is read. */
  children(service: MarketService): ReactNode
}

/** A service while it is read, once it is there, and where there is none. */
export const ServiceView = ({ core, service, words, children }: ServiceViewProps) => {
  const { state, retry } = useQuery(core.query(getMarketService, { params: { id: service } }))
  if (state.data) return children(state.data.item)
  if (state.phase !== 'failed') return <Skeleton lines={5} />
  if (state.error.code === 'NOT_FOUND') return <EmptyState {...words.unknown} />
  return <LoadFailed {...words.failed} onRetry={retry} />
}
