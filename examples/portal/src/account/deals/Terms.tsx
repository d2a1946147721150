import type { DealTerms } from '@chuhai/contract/market'
import { priceText } from '@chuhai/contract/money'
import { useMessages } from '../../app/messages'
import { servicePath } from '../../app/paths/market'
import { dealMessages } from './messages'

/** What was bought, with its sum explained. */
export const Terms = ({ terms }: { terms: DealTerms }) => {
  const words = useMessages(dealMessages).terms
  return (
    <section className="deal-part">
      <h3>{words.title}</h3>
      <p className="deal-terms__title">
        <a href={servicePath(terms.serviceId)}>{terms.title}</a>
      </p>
      <dl className="deal-sum">
        {terms.lines.map(({ name, number, sum }) => (
          <div key={name}>
            <dt>{words.line(name, number)}</dt>
            <dd>{priceText(sum)}</dd>
          </div>
        ))}
        <div>
          <dt>{words.sum}</dt>
          <dd>{priceText(terms.amount)}</dd>
        </div>
      </dl>
      <ul className="deal-terms__facts">
        <li>{words.days(terms.days)}</li>
        <li>{words.revisions(terms.revisions)}</li>
        {terms.contains.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
