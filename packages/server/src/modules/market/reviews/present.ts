import type { DealReview } from '@chuhai/contract/market'
import type { marketReviews } from './tables'

export type ReviewRow = typeof marketReviews.$inferSelect

/** What a provider has answered; null where nothing. */
export const answerOf = ({ answer, answeredAt }: Pick<ReviewRow, 'answer' | 'answeredAt'>) =>
  answer === null || answeredAt === null ? null : { words: answer, at: answeredAt.toISOString() }

/** Returns a review as the sides of its deal read it. */
export const presentReview = (row: ReviewRow): DealReview => ({
  stars: row.stars,
  words: row.words,
  at: row.writtenAt.toISOString(),
  answer: answerOf(row),
  hidden: row.hiddenReason,
})
