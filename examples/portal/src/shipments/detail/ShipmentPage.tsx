import { Skeleton } from '@chuhai/ui'
import { Suspense } from 'react'
import { useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { shipmentNumberIn } from '../../app/paths/parcels'
import { lazyPart } from '../../components/lazy-part'
import { detailMessages } from './messages'
import '../shipments.css'
import './detail.css'

const ShipmentPart = lazyPart(() => import('./ShipmentPart'))

/** The page of a shipment of the visitor. */
export default function ShipmentPage({ query }: PageProps) {
  const words = useMessages(detailMessages)
  const { client } = useApp()
  const { phase } = useVisitor()
  if (!client || phase !== 'in') return null
  const number = shipmentNumberIn(query)
  return (
    <div className="shipments portal-width">
      <h1>{words.title}</h1>
      <Suspense fallback={<Skeleton lines={10} height={480} />}>
        <ShipmentPart key={number} core={client.core} number={number} />
      </Suspense>
    </div>
  )
}
