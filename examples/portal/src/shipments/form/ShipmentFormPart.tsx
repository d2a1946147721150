import type { Shipment } from '@chuhai/contract/logistics'
import type { Core } from '@chuhai/core'
import { Button, EmptyState, Form, Skeleton } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useMessages } from '../../app/messages'
import { shipmentsPath } from '../../app/paths/logistics'
import { shipmentPath } from '../../app/paths/orders'
import { LoadFailed } from '../../components/LoadFailed'
import { usePayment } from '../use-payment'
import { useShipment } from '../use-shipment'
import { CustomsPart } from './CustomsPart'
import { GoodsPart } from './GoodsPart'
import { HandOverPart } from './HandOverPart'
import { formMessages } from './messages'
import { RecipientPart } from './RecipientPart'
import { SenderPart } from './SenderPart'
import { SumPart } from './SumPart'
import { useDetails } from './use-details'

interface FilledProps
  extends Pick<ReturnType<typeof useShipment>, 'save' | 'move' | 'refresh' | 'isSending'> {
  core: Core
  shipment: Shipment
}

/**
 *   寄件 · 收件 · 货物 · 清关 · 交货   | line, parts, sum
 *                                       (保存) (去付款)
 */
const Filled = ({ core, shipment, save, move, refresh, isSending }: FilledProps) => {
  const words = useMessages(formMessages)
  const form = useDetails(core, shipment)
  const parts = useRef<HTMLDivElement>(null)
  const { isPaying, pay } = usePayment(core, () => void refresh())
  const { step, state } = shipment
  const keep = async (): Promise<Shipment | null> => {
    const saved = await save(form.step, form.details)
    if (saved) form.settle(saved)
    else form.refuse()
    return saved
  }
  const showFirstProblem = () => {
    form.check()
    // The fields say what is wrong once they are drawn again.
    requestAnimationFrame(() =>
      parts.current?.querySelector<HTMLElement>('[aria-invalid="true"], .shipment-problem')?.focus(),
    )
  }
  const goOn = async () => {
    if (form.problems.size > 0) {
      showFirstProblem()
      return
    }
    const saved = await keep()
    if (!saved) return
    if (saved.state === 'draft') await pay([saved])
    else if (saved.actions.includes('relabel') && (await move(saved.step, 'relabel')))
      navigate(shipmentPath(saved.number))
  }
  const onSave = async () => {
    if (await keep()) core.notices.success(words.saved)
  }
  const requote = async () => {
    const quoted = await move(step, 'requote')
    if (quoted) form.rebase(quoted)
  }
  const fields = { core, shipment, form, disabled: isSending || isPaying }
  return (
    <Form className="shipment-form" onSubmit={() => void goOn()}>
      <div ref={parts}>
        <SenderPart {...fields} />
        <RecipientPart {...fields} />
        <GoodsPart {...fields} />
        <CustomsPart {...fields} />
        <HandOverPart {...fields} />
      </div>
      <SumPart
        shipment={shipment}
        problems={form.problems.size}
        isSending={isSending || isPaying}
        isRelabelled={state === 'voided'}
        onSave={() => void onSave()}
        onRequote={() => void requote()}
      />
    </Form>
  )
}

/** A shipment that can be filled in; any other one is shown on its page. */
export default function ShipmentFormPart({ core, number }: { core: Core; number: string }) {
  const words = useMessages(formMessages)
  const { reading, refresh, save, move, isSending } = useShipment(core, number)
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
  const { shipment } = reading
  const isOrdered = shipment.state === 'draft' && shipment.orderNumber !== null
  const { title, text } = isOrdered ? words.ordered : words.locked
  if (!shipment.actions.includes('save'))
    return (
      <EmptyState
        illustration={<Parcel />}
        title={title}
        text={text}
        action={<Button href={shipmentPath(number)}>{words.locked.action}</Button>}
      />
    )
  return (
    <Filled core={core} shipment={shipment} save={save} move={move} refresh={refresh} isSending={isSending} />
  )
}
