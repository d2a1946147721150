import { freight, type RateTable, type ShippingLineWithRates } from '@chuhai/contract/logistics'
import { useLocale } from '@chuhai/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../app/messages'
import { lineMessages } from './messages'
import { rateMessages } from './rate-messages'
import { conditionText, limitTerms, placeText, surchargePriceText, weighingWords } from './rate-words'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="line-page__part">
    <h2>{title}</h2>
    {children}
  </section>
)

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="line-page__lines">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

/** The formula of the chargeable weight. */
export const Weighing = ({ table }: { table: RateTable }) => {
  const { weighing } = useMessages(lineMessages)
  return (
    <Part title={weighing}>
      <Lines lines={weighingWords(table, useLocale())} />
    </Part>
  )
}

/** Surcharges, in the order of the table. */
export const Surcharges = ({ table, now }: { table: RateTable; now: number }) => {
  const words = useMessages(lineMessages).surcharges
  const locale = useLocale()
  const names = new Map([
    [freight, rateMessages[locale].freight],
    ...table.surcharges.map(({ key, name }): [string, string] => [key, name[locale]]),
  ])
  return (
    <Part title={words.title}>
      {table.surcharges.length === 0 ? (
        <p className="line-page__note">{words.none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.price}</th>
              <th scope="col">{words.when}</th>
            </tr>
          </thead>
          <tbody>
            {table.surcharges.map((surcharge) => (
              <tr key={surcharge.key}>
                <th scope="row">{surcharge.name[locale]}</th>
                <td>{surchargePriceText(surcharge, names, now, locale)}</td>
                <td>{conditionText(surcharge, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Part>
  )
}

/** Limits of a line, and excluded places. */
export const Limits = ({ table: { limits } }: { table: RateTable }) => {
  const words = useMessages(lineMessages).limits
  const { comma } = useMessages(lineMessages)
  const locale = useLocale()
  const terms = [
    ...limitTerms(limits, locale),
    ...(limits.notTo.length > 0
      ? [[words.notTo, limits.notTo.map((place) => placeText(place, locale)).join(comma)] as const]
      : []),
  ]
  return (
    <Part title={words.title}>
      <p className="line-page__note">{words.lead}</p>
      <dl className="line-page__terms">
        {terms.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

/** Further notes for senders. */
export const Notes = ({ notes }: Pick<ShippingLineWithRates, 'notes'>) => {
  const words = useMessages(lineMessages)
  const locale = useLocale()
  if (notes.length === 0) return null
  return (
    <Part title={words.notes}>
      <Lines lines={notes.map((note) => note[locale])} />
    </Part>
  )
}
