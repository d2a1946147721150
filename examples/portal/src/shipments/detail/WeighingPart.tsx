import {
  getWeighing,
  type Shipment,
  type ShipmentState,
  type WeighedPrice,
  type Weighing,
  weighingActionNames,
  weighingStateNames,
} from '@chuhai/contract/logistics'
import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock, useReturn } from '@chuhai/core/react'
import { Tag, useLocale } from '@chuhai/ui'
import { useEffect } from 'react'
import { useMessages } from '../../app/messages'
import { warehousePath } from '../../app/paths/parcels'
import { ConsultButton } from '../../components/ConsultButton'
import { parcelMessages } from '../../components/parcel-messages'
import { QueryView } from '../../components/QueryView'
import { PriceLines } from '../PriceLines'
import { Difference } from './Difference'
import { WeighedParcels } from './WeighedParcels'
import { weighingMessages } from './weighing-messages'

/** States in which a warehouse may have weighed parcels. */
const weighedIn: readonly ShipmentState[] = ['received', 'held', 'sent', 'delivered', 'returned']

const Impossible = ({ reasons }: { reasons: Weighing['impossible'] }) => {
  const words = useMessages(weighingMessages)
  const locale = useLocale()
  return (
    <div className="shipment-difference" data-asked>
      <h3>{words.impossible}</h3>
      <ul className="shipment-list">
        {reasons.map((reason) => (
          <li key={reason.en}>{reason[locale]}</li>
        ))}
      </ul>
      <p>{words.impossibleNext}</p>
      <ConsultButton variant="secondary" size="small">
        {words.consult}
      </ConsultButton>
    </div>
  )
}

/** The price by declared or measured parcels, with the formula of the chargeable weight. */
const Price = ({ title, price }: { title: string; price: WeighedPrice }) => {
  const words = useMessages(weighingMessages)
  const { kilograms } = useMessages(parcelMessages)
  const locale = useLocale()
  return (
    <div>
      <h4>{title}</h4>
      <p>{words.counted(kilograms(price.countedGrams))}</p>
      <ul className="shipment-note">
        {price.countedWhy.map((why, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence for each parcel, in their order
          <li key={index}>{why[locale]}</li>
        ))}
      </ul>
      <PriceLines quote={price} amount={price.amount} label={words.sum} />
    </div>
  )
}

const Steps = ({ history }: Pick<Weighing, 'history'>) => {
  const words = useMessages(weighingMessages)
  const locale = useLocale()
  const inChina = useChinaClock(locale)
  return (
    <details className="shipment-details">
      <summary>{words.steps}</summary>
      <ol className="shipment-history">
        {history.map(({ action, at, words: said }) => (
          <li key={`${action} ${at}`}>
            <b>{weighingActionNames[action][locale]}</b>
            <time dateTime={at}>{inChina(chinaMoment(at))}</time>
            {said !== '' && <p>{said}</p>}
          </li>
        ))}
      </ol>
    </details>
  )
}

interface WeighingPartProps {
  core: Core
  shipment: Shipment
  /** Called when the parcels are ahead of the shipment that is shown. */
  onStale(): void
}

/**
 *   复重   [待补差价]  warehouse
 *   应补差价 ¥36.50   until when   (补差价)
 *   parcels: declared, measured, picture
 *   按申报计费 | 按实测计费
 */
const Weighed = ({
  shipment,
  weighing,
  onStale,
}: Omit<WeighingPartProps, 'core'> & { weighing: Weighing }) => {
  const words = useMessages(weighingMessages)
  const locale = useLocale()
  const { state, warehouse, impossible, parcels, before, after, history } = weighing
  const isHeld = state === 'held' || state === 'overdue'
  // This request applies a recent payment, after the shipment was read.
  const isStale = shipment.state === 'held' && !isHeld
  useEffect(() => {
    if (isStale) onStale()
  }, [isStale, onStale])
  return (
    <section className="shipment-part" id="weighing">
      <h2>{words.title}</h2>
      <p className="shipment-head">
        <Tag tone={isHeld ? 'warning' : 'brand'}>{weighingStateNames[state][locale]}</Tag>
        <a href={warehousePath(warehouse.id)}>{warehouse.name}</a>
      </p>
      {impossible.length > 0 && isHeld ? (
        <Impossible reasons={impossible} />
      ) : (
        <Difference weighing={weighing} />
      )}
      <WeighedParcels parcels={parcels} />
      {after && (
        <>
          <h3>{words.prices}</h3>
          <div className="shipment-prices">
            <Price title={words.before} price={before} />
            <Price title={words.after} price={after} />
          </div>
        </>
      )}
      <Steps history={history} />
    </section>
  )
}

/** The measures of the warehouse, and the difference; nothing before its first parcel is received. */
export const WeighingPart = ({ core, shipment, onStale }: WeighingPartProps) => {
  const { failed } = useMessages(weighingMessages)
  const isWeighed = weighedIn.includes(shipment.state)
  const query = isWeighed ? core.query(getWeighing, { params: { number: shipment.number } }) : undefined
  useReturn(() => void query?.refresh().catch(() => {}))
  if (!query) return null
  return (
    <QueryView key={shipment.step} query={query} refresh failed={failed} isSmall lines={4}>
      {(weighing) => weighing && <Weighed shipment={shipment} weighing={weighing} onStale={onStale} />}
    </QueryView>
  )
}
