import {
  destinations,
  goodsKindNames,
  type Parcel,
  type QuoteLine,
  type ShippingQuote,
} from '@chuhai/contract/logistics'
import { priceText } from '@chuhai/contract/money'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Mark, useLocale } from '@chuhai/ui'
import { useMessages } from '../app/messages'
import { parcelMessages } from '../components/parcel-messages'
import { logisticsMessages } from './messages'
import { paperMessages } from './paper-messages'
import './quote-paper.css'

/** Parcels that are alike and follow one another, as one line each. */
const parcelLines = (parcels: readonly Parcel[], write: (parcel: Parcel, count: number) => string) => {
  const counts = new Map<string, { parcel: Parcel; count: number }>()
  for (const parcel of parcels) {
    const key = JSON.stringify(parcel)
    counts.set(key, { parcel, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].map(({ parcel, count }) => write(parcel, count)).join('；')
}

const LinePaper = ({ line }: { line: QuoteLine }) => {
  const words = useMessages(paperMessages)
  const measures = useMessages(parcelMessages)
  const { days } = useMessages(logisticsMessages).lines
  const locale = useLocale()
  return (
    <tbody>
      <tr className="quote-paper__line">
        <th scope="row" colSpan={2}>
          {line.name[locale]}
          <span>
            {line.carrier.name[locale]}
            {line.days && ` · ${days(line.days.from, line.days.to)}`}
            {` · ${words.counted} ${measures.kilograms(line.countedGrams)}`}
          </span>
        </th>
        <td>{priceText(line.amount ?? 0)}</td>
      </tr>
      {line.parts.map(({ key, name, formula, amount }) => (
        <tr key={key}>
          <td>{name[locale]}</td>
          <td>{formula[locale]}</td>
          <td>{priceText(amount)}</td>
        </tr>
      ))}
    </tbody>
  )
}

/** A quote as it is printed: what was asked for, and each line that takes it with every part of its price. */
export const QuotePaper = ({ quote }: { quote: ShippingQuote }) => {
  const words = useMessages(paperMessages)
  const measures = useMessages(parcelMessages)
  const locale = useLocale()
  const inChina = useChinaClock(locale)
  const { number, request, lines, askedAt, endsAt } = quote
  const { country, postcode } = request.destination
  const facts = [
    [words.destination, [destinations[country][locale], postcode].filter(Boolean).join(' ')],
    [words.parcels, parcelLines(request.parcels, measures.parcel)],
    [words.goods, goodsKindNames[request.goodsKind][locale]],
    [words.placedAs, words.placements[request.placedAs]],
    [words.askedAt, inChina(chinaMoment(askedAt))],
    [words.endsAt, inChina(chinaMoment(endsAt))],
  ]
  return (
    <article className="quote-paper">
      <header>
        <Mark size={32} />
        <h2>{words.title}</h2>
        <p>{number}</p>
      </header>
      <dl>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.formula}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        {lines
          .filter(({ amount }) => amount !== null)
          .map((line) => (
            <LinePaper key={line.lineId} line={line} />
          ))}
      </table>
      <p>{words.note}</p>
    </article>
  )
}
