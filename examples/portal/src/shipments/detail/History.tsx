import { type Shipment, shipmentActionNames } from '@chuhai/contract/logistics'
import { priceText } from '@chuhai/contract/money'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { detailMessages } from './messages'

/** The history of a shipment, without saves. */
export const History = ({ shipment: { history, refunded } }: { shipment: Shipment }) => {
  const words = useMessages(detailMessages)
  const locale = useLocale()
  const inChina = useChinaClock(locale)
  const shown = history.filter(({ action }) => action !== 'save')
  return (
    <section className="shipment-part">
      <h2>{words.history}</h2>
      {refunded > 0 && <p className="shipment-note">{words.refunded(priceText(refunded))}</p>}
      <ol className="shipment-history">
        {shown.map(({ step, action, at, words: said }, index) => (
          <li key={step} data-current={index === shown.length - 1 || undefined}>
            <b>{shipmentActionNames[action][locale]}</b>
            <time dateTime={at}>{inChina(chinaMoment(at))}</time>
            {said !== '' && <p>{said}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
