import type { MarketService } from '@chuhai/contract/market'
import { priceText } from '@chuhai/contract/money'
import { chinaDay } from '@chuhai/core/dates'
import { Button } from '@chuhai/ui'
import { useMessages } from '../app/messages'
import { buyPath } from '../app/paths/market'
import { marketMessages } from './messages'
import './packages.css'

/** The packages of a service side by side; each is bought by itself. */
export const Packages = ({ service }: { service: MarketService }) => {
  const words = useMessages(marketMessages)
  return (
    <section className="market-packages" id="packages">
      <h2>{words.packages}</h2>
      <ul>
        {service.packages.map((item) => (
          <li key={item.key}>
            <h3>{item.name}</h3>
            <p className="market-packages__price">{priceText(item.price)}</p>
            <p className="market-packages__terms">
              <span>{words.days(item.days)}</span>
              <span>{words.revisions(item.revisions)}</span>
            </p>
            <ul>
              {item.contains.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {service.canOrder && (
              <Button block href={buyPath(service.id, item.key)} aria-label={`${words.buy}${item.name}`}>
                {words.buy}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {service.awayUntil && (
        <p className="market-packages__note">{words.away(chinaDay(service.awayUntil))}</p>
      )}
      {!service.canOrder && <p className="market-packages__note">{words.notOrdered}</p>}
    </section>
  )
}
