import type { ProductKind } from '@chuhai/contract/order'
import type { Core } from '@chuhai/core'
import { Skeleton } from '@chuhai/ui'
import { Suspense } from 'react'
import type { Place } from '../app/page'
import { numberIn } from '../app/paths/orders'
import { lazyPart } from '../components/lazy-part'
import { OrderList } from './OrderList'
import { ofOrganisation } from './Whose'

const OrderDetail = lazyPart(() => import('./OrderDetail'))

interface OrdersViewProps extends Pick<Place, 'query'> {
  core: Core
  /** The address of the list: `/user?tab=orders`. */
  path: string
  /** Whose orders are listed; all of them when not given. */
  kinds?: readonly ProductKind[]
}

/** My orders: the list, an order of it under `number`, and its receipt under `view=receipt`. */
export default function OrdersView({ core, path, kinds, query }: OrdersViewProps) {
  if (query.number === undefined) return <OrderList core={core} path={path} kinds={kinds} query={query} />
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <OrderDetail
        key={query.number}
        core={core}
        path={query.of === ofOrganisation ? `${path}&of=${ofOrganisation}` : path}
        number={numberIn(query)}
        isReceipt={query.view === 'receipt'}
      />
    </Suspense>
  )
}
