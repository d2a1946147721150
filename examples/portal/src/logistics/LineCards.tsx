import { lineKindNames, type ShippingLine } from '@chuhai/contract/logistics'
import { priceText } from '@chuhai/contract/money'
import { useLocale } from '@chuhai/ui'
import { useMessages } from '../app/messages'
import { linePath } from '../app/paths/parcels'
import { logisticsMessages } from './messages'
import './line-cards.css'

const LineCard = ({ line }: { line: ShippingLine }) => {
  const { from, days, countries } = useMessages(logisticsMessages).lines
  const locale = useLocale()
  const { id, kind, carrier, name, summary, features, priceFrom } = line
  return (
    <a className="line-card" href={linePath(id)}>
      <span className="line-card__meta">
        {lineKindNames[kind][locale]} · {carrier.name[locale]}
      </span>
      <h3>{name[locale]}</h3>
      <p>{summary[locale]}</p>
      <ul>
        {features.map((feature) => (
          <li key={feature.en}>{feature[locale]}</li>
        ))}
      </ul>
      <span className="line-card__facts">
        <b>
          {priceText(priceFrom)}
          <small>{from}</small>
        </b>
        <span>{days(line.days.from, line.days.to)}</span>
        <span>{countries(line.countries.length)}</span>
      </span>
    </a>
  )
}

/** Lines side by side, in the order of editors. */
export const LineCards = ({ lines }: { lines: readonly ShippingLine[] }) => (
  <ul className="line-cards">
    {lines.map((line) => (
      <li key={line.id}>
        <LineCard line={line} />
      </li>
    ))}
  </ul>
)
