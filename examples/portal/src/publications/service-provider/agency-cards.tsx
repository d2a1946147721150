import { priceText } from '@chuhai/contract/money'
import type { ServiceProviderCard } from '@chuhai/contract/publication'
import { ConsultButton } from '../../components/ConsultButton'
import { LazyImage } from '../../components/LazyImage'
import type { CardProps, CardView } from '../CardList'
import { providerCards } from './cards'
import './agency-cards.css'

/** Who runs stores, with what one costs a month, and a way to ask without opening its page. */
const AgencyItem = ({ card, path }: CardProps<ServiceProviderCard>) => (
  <div className="agency-item">
    <a className="provider-item" href={path}>
      <LazyImage className="cover" src={card.cover} alt="" />
      <span className="publication-item__meta">
        {card.city} · {card.founded} 年成立
      </span>
      <h2>{card.title}</h2>
      <p>{card.summary}</p>
      <dl>
        <div>
          <dt>平台</dt>
          <dd>{card.platforms.join('、')}</dd>
        </div>
        <div>
          <dt>市场</dt>
          <dd>{card.markets.join('、')}</dd>
        </div>
        <div>
          <dt>语言</dt>
          <dd>{card.languages.join('、')}</dd>
        </div>
      </dl>
      <span className="publication-item__facts">
        {card.monthlyFrom === null ? (
          <b>面议</b>
        ) : (
          <b>
            {priceText(card.monthlyFrom)}
            <small>/月 起，每店</small>
          </b>
        )}
        <span>平均 {card.responseHours} 小时回复</span>
      </span>
    </a>
    <ConsultButton
      variant="secondary"
      size="small"
      block
      about={{ kind: 'serviceProvider', id: String(card.id), title: card.title }}
    >
      咨询
      <span className="ch-hidden">{card.title}</span>
    </ConsultButton>
  </div>
)

export const agencyCards: CardView<ServiceProviderCard> = {
  ...providerCards,
  Card: AgencyItem,
  search: { label: '搜索代运营', hint: '搜名称、平台或品类，如“家居”' },
  isTyped: true,
}
