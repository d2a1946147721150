import {
  batteryNames,
  customsPurposeNames,
  declaredText,
  destinations,
  goodsKindNames,
  type Shipment,
  writtenPostcode,
} from '@chuhai/contract/logistics'
import { useLocale } from '@chuhai/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../app/messages'
import { warehousePath } from '../../app/paths/parcels'
import { parcelMessages } from '../../components/parcel-messages'
import { detailMessages } from './messages'

/** Equal lines, such as a company and its name, are shown once. */
const Lines = ({ lines }: { lines: readonly string[] }) =>
  [...new Set(lines)]
    .filter((line) => line !== '')
    .map((line) => (
      <span key={line} className="shipment-line">
        {line}
      </span>
    ))

/** Recipient, sender, parcels, goods and customs declaration of a shipment. */
export const Facts = ({ shipment }: { shipment: Shipment }) => {
  const words = useMessages(detailMessages)
  const { parcel: measures } = useMessages(parcelMessages)
  const locale = useLocale()
  const { details, sender, request, rule } = shipment
  const { recipient, goods, customs, warehouseId, collectOn, reference } = details
  const { country, postcode } = request.destination
  const currency = rule?.currency ?? 'USD'
  const facts: [string, ReactNode][] = [
    [
      words.to,
      <Lines
        key="to"
        lines={[
          recipient.name,
          recipient.company,
          recipient.street,
          recipient.streetMore,
          [recipient.city, recipient.state, writtenPostcode(country, postcode)].filter(Boolean).join(' '),
          destinations[country][locale],
          recipient.phone,
          recipient.mail,
        ]}
      />,
    ],
    [
      words.from,
      sender && <Lines key="from" lines={[sender.name, `${sender.place} ${sender.street}`, sender.phone]} />,
    ],
    [
      words.parcels,
      <Lines
        key="parcels"
        lines={request.parcels.map((parcel, index) => `${index + 1}. ${measures(parcel, 1)}`)}
      />,
    ],
    [words.kind, goodsKindNames[request.goodsKind][locale]],
    [
      words.handOver,
      collectOn || (warehouseId && <a href={warehousePath(warehouseId)}>{words.warehouse}</a>),
    ],
    [words.purpose, customsPurposeNames[customs.purpose][locale]],
    [rule?.scheme?.name ?? words.scheme, customs.schemeNumber],
    [rule?.taxId?.name[locale] ?? words.taxId, recipient.taxId],
    [words.reference, reference],
  ]
  return (
    <section className="shipment-part">
      <h2>{words.facts}</h2>
      <dl className="shipment-facts">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {goods.length > 0 && (
        <ul className="shipment-labels" aria-label={words.goods}>
          {goods.map(({ nameZh, nameEn, hsCode, origin, pieces, value, battery, sellerId }) => (
            <li key={`${hsCode} ${nameEn} ${sellerId}`}>
              <b>
                {nameZh} {nameEn}
              </b>
              <p className="shipment-note">
                {[
                  hsCode,
                  origin,
                  `${pieces} × ${declaredText(value, currency)}`,
                  battery !== 'none' && batteryNames[battery][locale],
                  sellerId,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
