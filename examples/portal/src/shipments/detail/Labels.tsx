import type { Shipment } from '@chuhai/contract/logistics'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { detailMessages } from './messages'

/** The labels of a shipment, also those that were voided; nothing before there is one. */
export const Labels = ({ shipment: { labels } }: { shipment: Shipment }) => {
  const words = useMessages(detailMessages)
  const inChina = useChinaClock(useLocale())
  if (labels.length === 0) return null
  return (
    <section className="shipment-part">
      <h2>{words.labels}</h2>
      <ul className="shipment-labels">
        {labels.map(({ number, parcel, carrierNumber, issuedAt, voidedAt }) => (
          <li key={number} data-void={voidedAt === null ? undefined : ''}>
            <b>{number}</b>
            <p className="shipment-note">
              {words.parcel(parcel)} · {words.issuedAt(inChina(chinaMoment(issuedAt)))}
              {carrierNumber !== null && ` · ${words.carrierNumber(carrierNumber)}`}
              {voidedAt !== null && ` · ${words.voidedAt(inChina(chinaMoment(voidedAt)))}`}
            </p>
          </li>
        ))}
      </ul>
      <p className="shipment-note">{words.labelHint}</p>
    </section>
  )
}
