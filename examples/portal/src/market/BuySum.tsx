import type { DealTerms } from '@chuhai/contract/market'
import { Button } from '@chuhai/ui'
import { useMessages } from '../app/messages'
import { DealSum } from '../components/DealSum'
import { buyMessages } from './buy-messages'

/** The sum of what was chosen, line by line, and what follows after payment. */
export const BuySum = ({ terms, isSending }: { terms: DealTerms; isSending: boolean }) => {
  const words = useMessages(buyMessages)
  return (
    <aside className="market-buy__sum">
      <DealSum terms={terms} />
      <p>{words.days(terms.days)}</p>
      <p>{words.revisions(terms.revisions)}</p>
      {terms.asksFor.length > 0 && (
        <>
          <h3>{words.asksFor}</h3>
          <ul>
            {terms.asksFor.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <Button type="submit" block variant="action" busy={isSending}>
        {words.next}
      </Button>
      <p className="market-buy__note">{words.note}</p>
    </aside>
  )
}
