import type { ClientCaseCard } from '@chuhai/contract/publication'
import { LazyImage } from '../../components/LazyImage'
import type { CardProps, CardView } from '../CardList'
import { Figures } from './Figures'
import './cards.css'

const ClientCaseItem = ({ card, path }: CardProps<ClientCaseCard>) => (
  <a className="case-item" href={path}>
    <LazyImage className="cover" src={card.cover} alt="" />
    <span className="publication-item__text">
      <span className="publication-item__meta">
        {card.client} · {card.city} · {card.industry} · {card.market}
      </span>
      <h2>{card.title}</h2>
      <p>{card.summary}</p>
    </span>
    <Figures figures={card.figures} />
  </a>
)

export const clientCaseCards: CardView<ClientCaseCard> = {
  unit: '个',
  arrangement: 'rows',
  Card: ClientCaseItem,
}
