import type { MarketReview } from '@chuhai/contract/market'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { findAccounts } from '../../user/service'
import { marketDeals } from '../deals/tables'
import { answerOf } from './present'
import { marketReviews } from './tables'

interface Page {
  serviceId: number
  stars?: number | undefined
  page: number
  rows: number
}

/** The first character of a name. */
const initialOf = (name: string): string => [...name][0] ?? ''

/** The reviews of a service that are shown, the newest first. */
export const listReviews = async (db: Db, { serviceId, stars, page, rows }: Page) => {
  const where = and(
    eq(marketReviews.serviceId, serviceId),
    eq(marketReviews.side, 'buyer'),
    isNotNull(marketReviews.shownAt),
    isNull(marketReviews.hiddenAt),
    stars === undefined ? undefined : eq(marketReviews.stars, stars),
  )
  const [found, total] = await Promise.all([
    db
      .select({ review: marketReviews, terms: marketDeals.terms })
      .from(marketReviews)
      .innerJoin(marketDeals, eq(marketDeals.number, marketReviews.number))
      .where(where)
      .orderBy(desc(marketReviews.shownAt), desc(marketReviews.number))
      .limit(rows)
      .offset((page - 1) * rows),
    db.$count(marketReviews, where),
  ])
  const accounts = await findAccounts(
    db,
    found.map(({ review }) => review.userId),
  )
  const list = found.map(
    ({ review, terms }): MarketReview => ({
      stars: review.stars,
      words: review.words,
      at: review.writtenAt.toISOString(),
      answer: answerOf(review),
      buyer: `${initialOf(accounts.get(review.userId)?.userName ?? '')}**`,
      package: terms.package,
    }),
  )
  return { list, total, page, rows }
}
