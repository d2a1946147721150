import type { Core } from '@chuhai/core'
import { Skeleton } from '@chuhai/ui'
import { Suspense } from 'react'
import type { Place } from '../../app/page'
import { numberIn } from '../../app/paths/orders'
import { lazyPart } from '../../components/lazy-part'
import { DealList } from './DealList'
import './deals.css'

const DealDetail = lazyPart(() => import('./DealDetail'))

interface DealsProps extends Pick<Place, 'query'> {
  core: Core
}

/** What the visitor has bought or sells at the service market: the lists, and a deal under `number`. */
export default function Deals({ core, query }: DealsProps) {
  return (
    <div className="deals">
      {query.number === undefined ? (
        <DealList core={core} side={query.of === 'provider' ? 'provider' : 'buyer'} query={query} />
      ) : (
        <Suspense fallback={<Skeleton lines={10} />}>
          <DealDetail key={query.number} core={core} number={numberIn(query)} />
        </Suspense>
      )}
    </div>
  )
}
