import type { MarketRating } from '@chuhai/contract/market'
import { useMessages } from '../app/messages'
import { marketMessages } from './messages'

/** How buyers rate a service, in a few words. */
export const Stars = ({ rating: { average, count } }: { rating: MarketRating }) => {
  const { unrated, reviews } = useMessages(marketMessages)
  if (average === null) return <span className="market-stars">{unrated}</span>
  return (
    <span className="market-stars">
      <b>
        <span aria-hidden="true">★</span> {average.toFixed(1)}
      </b>{' '}
      {reviews(count)}
    </span>
  )
}
