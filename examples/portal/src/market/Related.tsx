import type { MarketServiceCard } from '@chuhai/contract/market'
import { useMessages } from '../app/messages'
import { servicePath } from '../app/paths/market'
import { Part } from '../publications/Part'
import { serviceCards } from './cards'
import { marketMessages } from './messages'
import '../publications/card-list.css'

/** Others of the same category. */
export const Related = ({ cards }: { cards: readonly MarketServiceCard[] }) => {
  const { related } = useMessages(marketMessages)
  const { Card } = serviceCards
  if (cards.length === 0) return null
  return (
    <Part title={related}>
      <ul className="publication-list publication-list--grid">
        {cards.map((card) => (
          <li key={card.id}>
            <Card card={card} path={servicePath(card.id)} now={0} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
