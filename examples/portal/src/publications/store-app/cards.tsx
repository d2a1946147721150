import { priceText } from '@chuhai/contract/money'
import { type StoreAppCard, validOffer } from '@chuhai/contract/publication'
import { useServerClock, useTime } from '../../app/use-server-time'
import { LazyImage } from '../../components/LazyImage'
import type { CardProps, CardView } from '../CardList'
import './cards.css'

/** What a tool costs a month, in a few words. */
export const monthlyText = ({
  monthly,
  priceModel,
}: Pick<StoreAppCard, 'monthly' | 'priceModel'>): string => {
  if (monthly > 0) return `${priceText(monthly)}/月 起`
  return priceModel === '按用量' ? '按用量，没有月费' : priceModel
}

/** The offer, until its end passes. */
const OfferMark = ({ offer, now }: { offer: NonNullable<StoreAppCard['offer']>; now: number }) => {
  const time = useTime(useServerClock(now))
  return validOffer(offer, time) && <em className="app-item__offer">{offer.text}</em>
}

const StoreAppItem = ({ card, path, now }: CardProps<StoreAppCard>) => (
  <a className="app-item" href={path}>
    <LazyImage className="cover" src={card.cover} alt="" />
    <span className="publication-item__meta">
      <span>{card.category}</span>
      <span>{card.maker}</span>
    </span>
    <h2>{card.title}</h2>
    <p>{card.summary}</p>
    {card.offer && <OfferMark offer={card.offer} now={now} />}
    <dl>
      <div>
        <dt>平台</dt>
        <dd>{card.platforms.join('、')}</dd>
      </div>
      <div>
        <dt>语言</dt>
        <dd>{card.languages.join('、')}</dd>
      </div>
    </dl>
    <span className="publication-item__facts">
      <b>{monthlyText(card)}</b>
      <span>自述 {card.stores.toLocaleString('en-US')} 家店在用</span>
    </span>
  </a>
)

export const storeAppCards: CardView<StoreAppCard> = {
  unit: '款',
  arrangement: 'grid',
  Card: StoreAppItem,
  search: { label: '搜索开店工具', hint: '搜名称、用途或平台，如“补货”' },
  isTyped: true,
}
