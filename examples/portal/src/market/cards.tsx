import type { MarketServiceCard } from '@chuhai/contract/market'
import { priceText } from '@chuhai/contract/money'
import { useMessages } from '../app/messages'
import { LazyImage } from '../components/LazyImage'
import type { CardProps, CardView } from '../publications/CardList'
import { marketMessages } from './messages'
import { Stars } from './Stars'
import './cards.css'

const ServiceItem = ({ card, path }: CardProps<MarketServiceCard>) => {
  const { from, daysFrom, answers } = useMessages(marketMessages)
  return (
    <a className="market-item" href={path}>
      <span className="publication-item__meta">
        {card.category} · {card.places.join('、')}
      </span>
      <h2>{card.title}</h2>
      <p>{card.summary}</p>
      <span className="market-item__provider">
        <LazyImage src={card.provider.logo} alt="" />
        <span>{card.provider.name}</span>
        <Stars rating={card.rating} />
      </span>
      <span className="publication-item__facts">
        <b>
          {priceText(card.priceFrom)}
          <small>{from}</small>
        </b>
        <span>{daysFrom(card.daysFrom)}</span>
        <span>{answers(card.answersWithinHours)}</span>
      </span>
    </a>
  )
}

export const serviceCards: CardView<MarketServiceCard> = {
  unit: '项',
  arrangement: 'grid',
  Card: ServiceItem,
  search: { label: '搜索服务', hint: '搜服务、套餐内容或服务商，如“商标”' },
  isTyped: true,
  usualOrder: 'worth',
}
