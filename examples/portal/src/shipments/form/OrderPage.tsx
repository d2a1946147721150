import { Skeleton } from '@chuhai/ui'
import { Suspense } from 'react'
import { useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { shipmentNumberIn } from '../../app/paths/parcels'
import { lazyPart } from '../../components/lazy-part'
import type { Chosen } from './Beginning'
import { Missing } from './Missing'
import { formMessages } from './messages'
import '../shipments.css'
import './form.css'

const Beginning = lazyPart(() => import('./Beginning'))
const ShipmentFormPart = lazyPart(() => import('./ShipmentFormPart'))

const chosenIn = ({ quote, line }: PageProps['query']): Chosen | null =>
  quote && line && /^Q\d{8,24}$/.test(quote) && /^[1-9]\d{0,8}$/.test(line)
    ? { number: quote, lineId: Number(line) }
    : null

/** Where a shipment is filled in: made of a line of a quote, or one that is there by its number. */
export default function OrderPage({ query }: PageProps) {
  const words = useMessages(formMessages)
  const { client } = useApp()
  const { phase } = useVisitor()
  if (!client || phase !== 'in') return null
  const { core } = client
  const number = shipmentNumberIn(query)
  const chosen = chosenIn(query)
  const part = chosen ? <Beginning core={core} chosen={chosen} /> : <Missing />
  return (
    <div className="shipments portal-width">
      <h1>{words.title}</h1>
      <Suspense fallback={<Skeleton lines={10} height={480} />}>
        {number ? <ShipmentFormPart key={number} core={core} number={number} /> : part}
      </Suspense>
    </div>
  )
}
