import type { Core } from '@chuhai/core'
import { Button, EmptyState, Skeleton } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useMessages } from '../app/messages'
import { LoadFailed } from '../components/LoadFailed'
import { orderMessages } from './messages'
import { OrderSheet } from './OrderSheet'
import { Receipt } from './Receipt'
import { useOrder } from './use-order'
import './order-detail.css'

interface OrderDetailProps {
  core: Core
  path: string
  number: string | null
  isReceipt: boolean
}

/** An order or its receipt. */
export default function OrderDetail({ core, path, number, isReceipt }: OrderDetailProps) {
  const words = useMessages(orderMessages)
  const { reading, refresh, show } = useOrder(core, number)
  switch (reading.phase) {
    case 'loading':
      return <Skeleton lines={10} height={480} />
    case 'failed':
      return <LoadFailed title={words.failed} text={reading.message} onRetry={() => void refresh()} />
    case 'missing':
      return (
        <EmptyState
          illustration={<Parcel />}
          title={words.missing.title}
          text={words.missing.text}
          action={<Button href={path}>{words.missing.action}</Button>}
        />
      )
    default:
      return isReceipt ? (
        <Receipt core={core} path={path} order={reading.order} />
      ) : (
        <OrderSheet core={core} path={path} order={reading.order} refresh={refresh} show={show} />
      )
  }
}
