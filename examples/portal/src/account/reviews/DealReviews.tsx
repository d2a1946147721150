import { type DealReview, getDealReviews, type DealReviews as Reviews } from '@chuhai/contract/market'
import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { QueryView } from '../../components/QueryView'
import { ReviewText } from '../../components/ReviewText'
import { AnswerForm } from './AnswerForm'
import { reviewMessages } from './messages'
import { ReviewForm } from './ReviewForm'
import './reviews.css'

const Review = ({ name, review }: { name: string; review: DealReview }) => {
  const words = useMessages(reviewMessages)
  return (
    <ReviewText facts={[name]} review={review}>
      {review.hidden && <p className="deal-reviews__note">{words.hidden(review.hidden)}</p>}
    </ReviewText>
  )
}

interface NoteProps {
  reviews: Reviews
  /** Until when reviews can be written. */
  until: string
}

/** What becomes of the reviews, and when. */
const Note = ({ reviews, until }: NoteProps) => {
  const words = useMessages(reviewMessages)
  const time = useChinaClock(useLocale())(chinaMoment(until))
  const { own, other, canReview } = reviews
  if (canReview) return <p className="deal-reviews__note">{words.until(time)}</p>
  if (own && !other) return <p className="deal-reviews__note">{words.waiting(time)}</p>
  return own || other ? null : <p className="deal-reviews__note">{words.nothing}</p>
}

interface DealReviewsProps {
  core: Core
  /** That of the deal. */
  number: string
}

/**
 * What both sides of a deal think of each other; nothing where it cannot be reviewed.
 *
 *   your review, or the form for it
 *   that of the other side, and the provider's answer or the form for it
 */
export const DealReviews = ({ core, number }: DealReviewsProps) => {
  const words = useMessages(reviewMessages)
  const query = core.query(getDealReviews, { params: { number } })
  const read = () => {
    query.refresh().catch(() => {})
  }
  return (
    <QueryView query={query} refresh isSmall failed={words.failed} lines={3}>
      {(reviews, isLoading) => {
        const { side, own, other, until, canReview, canAnswer } = reviews
        if (until === null) return null
        return (
          <section className="deal-reviews" aria-labelledby="deal-reviews-title" aria-busy={isLoading}>
            <h3 id="deal-reviews-title">{words.title}</h3>
            {own && <Review name={words.own} review={own} />}
            <Note reviews={reviews} until={until} />
            {canReview && <ReviewForm core={core} number={number} side={side} onChanged={read} />}
            {other && <Review name={words.other[side]} review={other} />}
            {canAnswer && <AnswerForm core={core} number={number} onChanged={read} />}
          </section>
        )
      }}
    </QueryView>
  )
}
