import {
  destinations,
  goodsKindNames,
  lineKindNames,
  type ShippingLineWithRates,
} from '@chuhai/contract/logistics'
import { priceText } from '@chuhai/contract/money'
import { Button, useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { ConsultButton } from '../../components/ConsultButton'
import { Crumbs } from '../../components/Crumbs'
import type { LineData } from '../load'
import { logisticsMessages } from '../messages'
import { QuotePart } from '../QuotePart'
import { lineMessages } from './messages'
import { PriceTables } from './PriceTables'
import { Limits, Notes, Surcharges, Weighing } from './parts'
import './line-page.css'

/** How many countries are named; of more, their number is. */
const namedCountries = 6

/** Key facts of a line. */
const Facts = ({ line }: { line: ShippingLineWithRates }) => {
  const words = useMessages(lineMessages)
  const { from } = useMessages(logisticsMessages).lines
  const locale = useLocale()
  const { terms } = words
  const names = line.countries.slice(0, namedCountries).map((country) => destinations[country][locale])
  const countries = names.join(words.comma)
  const facts = [
    [terms.from, priceText(line.priceFrom) + from],
    [terms.days, words.days(line.days.from, line.days.to)],
    [terms.carrier, line.carrier.name[locale]],
    [terms.tracking, line.isTracked ? words.tracked : words.untracked],
    [terms.goods, line.goodsKinds.map((kind) => goodsKindNames[kind][locale]).join(words.comma)],
    [
      terms.countries,
      line.countries.length > namedCountries ? words.more(countries, line.countries.length) : countries,
    ],
  ] as const
  return (
    <dl className="line-page__terms">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * The page of a line.
 *
 *   首页 > 跨境物流 > 线路与运费 > name
 *   name                               [查这条线路的运费]
 *   summary, facts                     [先问一问]
 *   prices by zone, the weight that counts, surcharges, limits
 *   quote
 */
export default function LinePage({ data: { above, line }, now }: PageProps<LineData>) {
  const words = useMessages(lineMessages)
  const locale = useLocale()
  const { id, name, summary, kind, features, table, notes } = line
  return (
    <>
      <div className="line-page portal-width">
        <Crumbs above={above} here={name[locale]} />
        <header className="line-page__head">
          <div>
            <p className="line-page__kind">{lineKindNames[kind][locale]}</p>
            <h1>{name[locale]}</h1>
            <p className="line-page__lead">{summary[locale]}</p>
            <ul className="line-page__features">
              {features.map((feature) => (
                <li key={feature.en}>{feature[locale]}</li>
              ))}
            </ul>
          </div>
          <aside>
            <Button block variant="action" href="#quote">
              {words.ask}
            </Button>
            <ConsultButton
              block
              variant="secondary"
              about={{ kind: 'shippingLine', id: String(id), title: name[locale] }}
            >
              {words.consult}
            </ConsultButton>
          </aside>
        </header>
        <Facts line={line} />
        <PriceTables line={line} />
        <Weighing table={table} />
        <Surcharges table={table} now={now} />
        <Limits table={table} />
        <Notes notes={notes} />
      </div>
      <section className="portal-section portal-section--ink">
        <div className="portal-width">
          <div className="portal-heading">
            <h2>{words.quote}</h2>
          </div>
          <QuotePart destination={line.countries[0]} />
        </div>
      </section>
    </>
  )
}
