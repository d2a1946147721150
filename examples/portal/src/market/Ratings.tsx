import type { MarketRating } from '@chuhai/contract/market'
import type { ReactNode } from 'react'
import { useMessages } from '../app/messages'
import { Part } from '../publications/Part'
import { marketMessages } from './messages'
import { Stars } from './Stars'
import './ratings.css'

/** How the reviews of a service are distributed, the most stars first, and below that the reviews. */
export const Ratings = ({ rating, children }: { rating: MarketRating; children: ReactNode }) => {
  const { title, stars, none } = useMessages(marketMessages).ratings
  const { count, distribution } = rating
  return (
    <Part title={title}>
      {count === 0 ? (
        <p className="market-page__note">{none}</p>
      ) : (
        <div className="market-ratings">
          <Stars rating={rating} />
          <ul>
            {distribution
              .map((number, index) => ({ number, star: index + 1 }))
              .reverse()
              .map(({ number, star }) => (
                <li key={star}>
                  <span>{stars(star)}</span>
                  <meter min={0} max={count} value={number} aria-label={stars(star)} />
                  <span>{number}</span>
                </li>
              ))}
          </ul>
          {children}
        </div>
      )}
    </Part>
  )
}
