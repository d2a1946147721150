import type { ServiceProviderCard } from '@chuhai/contract/publication'
import { Button } from '@chuhai/ui'
import { LazyImage } from '../../components/LazyImage'
import type { CardProps, CardView } from '../CardList'
import './cards.css'

const ProviderItem = ({ card, path }: CardProps<ServiceProviderCard>) => (
  <a className="provider-item" href={path}>
    <LazyImage className="cover" src={card.cover} alt="" />
    <span className="publication-item__meta">
      {card.city} · {card.founded} 年成立
    </span>
    <h2>{card.title}</h2>
    <p>{card.summary}</p>
    <dl>
      <div>
        <dt>服务</dt>
        <dd>{card.services.join('、')}</dd>
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
    <span className="provider-item__figures">
      <span>
        自述服务过 <b>{card.clients.toLocaleString('en-US')}</b> 家
      </span>
      <span>
        平均 <b>{card.responseHours}</b> 小时回复
      </span>
    </span>
  </a>
)

/** Who serves sellers finds the way to this list. */
const Invitation = () => (
  <aside className="provider-invitation">
    <div>
      <h2>您也服务跨境卖家？</h2>
      <p>提交执照、资质与案例，3 个工作日审核，约 10 天上线，没有入场费。</p>
    </div>
    <Button href="/beServiceProvider" variant="secondary" size="large">
      申请入驻
    </Button>
  </aside>
)

export const providerCards: CardView<ServiceProviderCard> = {
  unit: '家',
  arrangement: 'grid',
  Card: ProviderItem,
  search: { label: '搜索服务商', hint: '搜名称、服务或城市' },
  After: Invitation,
}
