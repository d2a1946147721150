import type { RateZone, ShippingLineWithRates } from '@chuhai/contract/logistics'
import { chinaDate } from '@chuhai/core/dates'
import { useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { lineMessages } from './messages'
import { bracketWords, placeText } from './rate-words'

interface ZoneTableProps {
  zone: RateZone
  per: ShippingLineWithRates['table']['per']
}

/** The brackets of a zone, the lightest first. */
const ZoneTable = ({ zone, per }: ZoneTableProps) => {
  const { prices, days, comma } = useMessages(lineMessages)
  const locale = useLocale()
  return (
    <div className="line-page__zone">
      <h3>{zone.name[locale]}</h3>
      <p className="line-page__note">
        {zone.places.map((place) => placeText(place, locale)).join(comma)} ·{' '}
        {days(zone.days.from, zone.days.to)}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{prices.weights}</th>
            <th scope="col">{prices.price}</th>
          </tr>
        </thead>
        <tbody>
          {zone.brackets.map((bracket, index) => {
            const before = zone.brackets[index - 1]?.uptoGrams ?? 0
            const words = bracketWords(bracket, before, per, locale)
            return (
              <tr key={bracket.uptoGrams}>
                <th scope="row">{words.weights}</th>
                <td>{words.price}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The prices of a line by zone, with the days on which they count. */
export const PriceTables = ({ line: { table, tableVersion } }: { line: ShippingLineWithRates }) => {
  const { prices } = useMessages(lineMessages)
  return (
    <section className="line-page__part">
      <h2>{prices.title}</h2>
      <p className="line-page__note">
        {prices.lead(tableVersion, chinaDate(table.from))}
        {table.until !== null && prices.until(chinaDate(Date.parse(table.until) - 1))}
      </p>
      <div className="line-page__zones">
        {table.zones.map((zone) => (
          <ZoneTable key={zone.key} zone={zone} per={table.per} />
        ))}
      </div>
    </section>
  )
}
