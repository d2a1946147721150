import type { DealReviews, Review } from '@chuhai/contract/market'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { violatedConstraint } from '../../../database/errors'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import { isOnSide, sideOf } from '../deals/ownership'
import { lockDeal } from '../deals/records'
import { marketDeals } from '../deals/tables'
import { readReviews, reviewedUntil } from './of-deal'
import { showReviews } from './show'
import { marketReviews } from './tables'

const writeOnce = (number: string, { stars, words }: Review, call: UserCall) =>
  call.db.transaction(async (tx) => {
    const { userId, now } = call
    // Of both sides the second waits here, and finds what the first has written.
    const deal = await lockDeal(tx, number, call)
    const until = reviewedUntil(deal)
    if (until === null || now >= until) throw new ApiError('REVIEW_CLOSED')
    await tx.insert(marketReviews).values({
      number,
      side: sideOf(deal, call),
      userId,
      serviceId: deal.serviceId,
      stars,
      words,
      writtenAt: now,
      shownBy: until,
    })
    if ((await tx.$count(marketReviews, eq(marketReviews.number, number))) === 2)
      await showReviews(tx, eq(marketReviews.number, number), now)
  })

/** Writes the review of the caller's side. Both appear together, or when the time for them is over. */
export const reviewDeal = async (number: string, given: Review, call: UserCall): Promise<DealReviews> => {
  try {
    await writeOnce(number, given, call)
  } catch (error) {
    if (violatedConstraint(error) !== 'market_review_once') throw error
    throw new ApiError('REVIEW_EXISTS')
  }
  return readReviews(number, call)
}

/** Answers the buyer's review, once, for the provider of its deal. */
export const answerReview = async (number: string, words: string, call: UserCall): Promise<DealReviews> => {
  const { db, now } = call
  const { side, shownAt, hiddenAt, answer } = marketReviews
  const answered = await db
    .update(marketReviews)
    .set({ answer: words, answeredAt: now })
    .where(
      and(
        eq(marketReviews.number, number),
        eq(side, 'buyer'),
        isNotNull(shownAt),
        isNull(hiddenAt),
        isNull(answer),
        sql`exists (select from ${marketDeals} where ${eq(marketDeals.number, number)} and ${isOnSide('provider', call)})`,
      ),
    )
    .returning({ number: marketReviews.number })
  if (answered.length > 0) return readReviews(number, call)
  const { side: own, other } = await readReviews(number, call)
  throw new ApiError(own === 'provider' && other?.answer ? 'REVIEW_ANSWERED' : 'REVIEW_CLOSED')
}
