import { listPath } from '../app/lists'
import { useMessages } from '../app/messages'
import { marketPath } from '../app/paths/market'
import { Pager } from '../components/Pager'
import { ReviewText } from '../components/ReviewText'
import type { ServiceData } from './load'
import { marketMessages } from './messages'

interface ReviewsProps extends Pick<ServiceData, 'reviews'> {
  /** That of the service. */
  id: number
}

/** A page of the reviews of a service, each with what its provider has answered. */
export const Reviews = ({ id, reviews }: ReviewsProps) => {
  const { failed } = useMessages(marketMessages).ratings
  if (!reviews) return <p className="market-page__note">{failed}</p>
  const { list, total, page, rows } = reviews
  return (
    <div id="reviews">
      <ul className="market-reviews">
        {list.map((review) => (
          <li key={`${review.at} ${review.buyer}`}>
            <ReviewText review={review} facts={[review.buyer, review.package]} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil(total / rows)}
        turn={(number) => ({
          href: `${listPath(`${marketPath}/detail`, { id: String(id) }, { page: String(number) })}#reviews`,
        })}
      />
    </div>
  )
}
