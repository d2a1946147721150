import type { DealTerms } from '@chuhai/contract/market'
import { useMessages } from '../../app/messages'
import { servicePath } from '../../app/paths/market'
import { DealSum } from '../../components/DealSum'
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
      <DealSum terms={terms} />
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
