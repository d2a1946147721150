import type { Locale } from '@chuhai/contract/locale'
import { lineKindNames, type QuoteLine } from '@chuhai/contract/logistics'
import { priceText } from '@chuhai/contract/money'
import type { Core } from '@chuhai/core'
import { Button } from '@chuhai/ui'
import { portalLink } from '../portal-link'
import { kilogramText } from './measures'
import type { QuoteMessages } from './messages'

interface QuoteLineCardProps {
  core: Core
  /** That of the quote. */
  number: string
  line: QuoteLine
  /** Whether its price still counts. */
  canOrder: boolean
  words: QuoteMessages
  locale: Locale
}

type Explained = Pick<QuoteLineCardProps, 'line' | 'words' | 'locale'>

/** The parts of a price, each with its formula, which come to the sum. */
const PriceParts = ({ line, words, locale }: Explained) => (
  <table className="ch-shipping-quote__parts">
    <thead>
      <tr>
        <th scope="col">{words.part}</th>
        <th scope="col">{words.formula}</th>
        <th scope="col">{words.amount}</th>
      </tr>
    </thead>
    <tbody>
      {line.parts.map(({ key, name, formula, amount }) => (
        <tr key={key}>
          <th scope="row">{name[locale]}</th>
          <td>{formula[locale]}</td>
          <td>{priceText(amount)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          {words.sum}
        </th>
        <td>{priceText(line.amount ?? 0)}</td>
      </tr>
    </tfoot>
  </table>
)

/** A suggestion to send the same goods for less, which is never applied by itself. */
const Cheaper = ({ line: { cheaper }, words, locale }: Explained) =>
  cheaper && (
    <p className="ch-shipping-quote__cheaper">
      <b>{words.cheaper}</b> {cheaper.words[locale]}
      <span>{words.saves(priceText(cheaper.saves))}</span>
    </p>
  )

/**
 *   美国空派（带电）  空运专线 · 远帆物流      ¥128.40
 *   8–12 天    计费重 2.5 kg                  (下单)
 *   还能更便宜 …
 *   > 费用明细
 */
export const QuoteLineCard = ({ core, number, line, canOrder, words, locale }: QuoteLineCardProps) => {
  const { lineId, carrier, kind, days, amount, countedGrams, countedWhy } = line
  const name = line.name[locale]
  const order = portalLink(core, `/logistics/logisticsOrder?quote=${number}&line=${lineId}`)
  const page = portalLink(core, `/logistics/${lineId}`)
  const ending = page.target ? words.newWindow : ''
  return (
    <li className="ch-shipping-quote__line">
      <div className="ch-shipping-quote__about">
        <h4>{name}</h4>
        <p>
          {lineKindNames[kind][locale]} · {carrier.name[locale]}
        </p>
        <dl>
          {days && (
            <div>
              <dt className="ch-hidden">{words.order.days}</dt>
              <dd>{words.days(days.from, days.to)}</dd>
            </div>
          )}
          <div>
            <dt>{words.counted}</dt>
            <dd>{words.kilograms(kilogramText(countedGrams))}</dd>
          </div>
        </dl>
      </div>
      <div className="ch-shipping-quote__price">
        <b>{priceText(amount ?? 0)}</b>
        {canOrder && (
          <Button {...order} size="small" aria-label={words.chooseLine(name) + ending}>
            {words.choose}
          </Button>
        )}
        <Button {...page} variant="text" size="small" aria-label={`${words.details} ${name}${ending}`}>
          {words.details}
        </Button>
      </div>
      <Cheaper line={line} words={words} locale={locale} />
      <details>
        <summary aria-label={`${words.how} ${name}`}>{words.how}</summary>
        <ul className="ch-shipping-quote__why">
          {countedWhy.map((why, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence for each parcel, in their order
            <li key={index}>{why[locale]}</li>
          ))}
        </ul>
        <PriceParts line={line} words={words} locale={locale} />
      </details>
    </li>
  )
}
