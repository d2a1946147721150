import { priceText } from '@chuhai/contract/money'
import type { MakerSpaceCard } from '@chuhai/contract/publication'
import { chinaDay } from '@chuhai/core/dates'
import { LazyImage } from '../../components/LazyImage'
import type { CardProps, CardView } from '../CardList'
import './cards.css'

const MakerSpaceItem = ({ card, path }: CardProps<MakerSpaceCard>) => (
  <a className="space-item" href={path}>
    <LazyImage className="cover" src={card.cover} alt="" />
    <span className="publication-item__meta">
      {card.city} · {card.kind}
    </span>
    <h2>{card.title}</h2>
    <p>{card.summary}</p>
    <span className="publication-item__facts">
      <b>
        {priceText(card.price)}
        <small>/工位/月 起</small>
      </b>
      {card.area.toLocaleString('en-US')} ㎡　{chinaDay(card.publishedAt)}空 {card.vacant} 席
    </span>
  </a>
)

export const makerSpaceCards: CardView<MakerSpaceCard> = {
  unit: '处',
  arrangement: 'grid',
  Card: MakerSpaceItem,
}
