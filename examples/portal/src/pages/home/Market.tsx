import type { Home } from '@chuhai/contract/home'
import { Icon } from '@chuhai/ui'
import { iconStar } from '@chuhai/ui/icons'
import './market.css'

/** What others bought this week, with its price. */
export const Market = ({ content: { title, note, offers } }: { content: Home['market'] }) => (
  <div className="home-market">
    <div className="home-market__title">
      <h3>{title}</h3>
      <p>{note}</p>
    </div>
    <ul>
      {offers.map((offer) => (
        <li key={offer.title}>
          <a href={offer.path}>
            <b>{offer.title}</b>
            <span className="home-market__provider">{offer.provider}</span>
            <span className="home-market__score">
              <Icon path={iconStar} size={16} />
              {offer.score.toFixed(1)}
              <span>{offer.orders.toLocaleString('en-US')} 单</span>
            </span>
            <strong>{offer.price}</strong>
          </a>
        </li>
      ))}
    </ul>
  </div>
)
