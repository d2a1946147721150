import type { Shipment } from '@chuhai/contract/logistics'
import type { Core } from '@chuhai/core'
import { Button, EmptyState, Skeleton } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../app/messages'
import { shipmentsPath } from '../../app/paths/logistics'
import { LoadFailed } from '../../components/LoadFailed'
import { PriceLines } from '../PriceLines'
import { StateTag } from '../StateTag'
import { useShipment } from '../use-shipment'
import { Actions } from './Actions'
import { Facts } from './Facts'
import { History } from './History'
import { Labels } from './Labels'
import { detailMessages } from './messages'
import { WeighingPart } from './WeighingPart'

interface SheetProps extends Pick<ReturnType<typeof useShipment>, 'move' | 'refresh' | 'isSending'> {
  core: Core
  shipment: Shipment
}

/**
 *   number [待交货]  what comes next
 *   (打印面单) (作废面单) (取消运单)
 *   复重, 面单, 地址与货物 | 运费, 进度
 */
const Sheet = ({ core, shipment, move, refresh, isSending }: SheetProps) => {
  const words = useMessages(detailMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(shipment.step)
  // A step that has just been taken is read out.
  useEffect(() => {
    if (shown.current !== shipment.step) heading.current?.focus()
    shown.current = shipment.step
  }, [shipment.step])
  const { number, state, quote, amount, orderNumber } = shipment
  const isHeld = state === 'draft' && orderNumber !== null
  return (
    <>
      <header className="shipment-part">
        <p className="shipment-head">
          <StateTag state={state} />
          <span>{number}</span>
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {isHeld ? words.awaitsPayment : words.next[state]}
        </h2>
        <Actions shipment={shipment} isSending={isSending} onMove={move} />
      </header>
      <div className="shipment-columns">
        <div>
          <WeighingPart core={core} shipment={shipment} onStale={refresh} />
          <Labels shipment={shipment} />
          <Facts shipment={shipment} />
        </div>
        <div>
          <section className="shipment-part">
            <h2>{words.freight}</h2>
            <PriceLines quote={quote} amount={amount} label={words.sum} />
          </section>
          <History shipment={shipment} />
        </div>
      </div>
    </>
  )
}

/** A shipment with its labels, its price and everything that has happened. */
export default function ShipmentPart({ core, number }: { core: Core; number: string | null }) {
  const words = useMessages(detailMessages)
  const { reading, refresh, move, isSending } = useShipment(core, number)
  if (reading.phase === 'loading') return <Skeleton lines={10} height={480} />
  if (reading.phase === 'missing')
    return (
      <EmptyState
        illustration={<Parcel />}
        title={words.missing.title}
        text={words.missing.text}
        action={<Button href={shipmentsPath}>{words.missing.action}</Button>}
      />
    )
  if (reading.phase === 'failed')
    return <LoadFailed title={words.failed} text={reading.message} onRetry={() => void refresh()} />
  return <Sheet core={core} shipment={reading.shipment} move={move} refresh={refresh} isSending={isSending} />
}
