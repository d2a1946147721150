import { priceText } from '@chuhai/contract/money'
import type { TrademarkPatentCard } from '@chuhai/contract/publication'
import { LazyImage } from '../../components/LazyImage'
import type { CardProps, CardView } from '../CardList'
import { sumOf } from './fees'
import './cards.css'

const TrademarkPatentItem = ({ card, path }: CardProps<TrademarkPatentCard>) => {
  const { total, official } = sumOf(card.fees)
  return (
    <a className="filing-item" href={path}>
      <LazyImage className="cover" src={card.cover} alt="" />
      <span className="publication-item__meta">
        {card.kind} · {card.region}
      </span>
      <h2>{card.title}</h2>
      <p>{card.summary}</p>
      <span className="publication-item__facts">
        <b>
          {priceText(total)}
          <small> 起</small>
        </b>
        <span>{official > 0 ? `含官费 ${priceText(official)}` : '没有官费'}</span>
        <span>{card.duration}</span>
      </span>
    </a>
  )
}

export const trademarkPatentCards: CardView<TrademarkPatentCard> = {
  unit: '项',
  arrangement: 'grid',
  Card: TrademarkPatentItem,
  search: { label: '搜索商标与专利服务', hint: '搜国家、类型或问题，如“续展”' },
}
