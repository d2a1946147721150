import type { ManagedReview } from '@chuhai/contract/admin'
import type { DealSide } from '@chuhai/contract/market'
import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { marketDeals } from '../deals/tables'
import { marketReviews } from './tables'

interface ReviewKey {
  number: string
  side: DealSide
}

const isOf = ({ number, side }: ReviewKey): SQL | undefined =>
  and(eq(marketReviews.number, number), eq(marketReviews.side, side))

const select = async (db: Db, where: SQL | undefined, rows: number): Promise<ManagedReview[]> => {
  const found = await db
    .select({ review: marketReviews, terms: marketDeals.terms })
    .from(marketReviews)
    .innerJoin(marketDeals, eq(marketDeals.number, marketReviews.number))
    .where(where)
    .orderBy(desc(marketReviews.writtenAt), desc(marketReviews.number), desc(marketReviews.side))
    .limit(rows)
  return found.map(({ review, terms }) => ({
    number: review.number,
    side: review.side,
    userId: review.userId,
    serviceId: review.serviceId,
    title: terms.title,
    stars: review.stars,
    words: review.words,
    writtenAt: review.writtenAt.toISOString(),
    shownAt: review.shownAt?.toISOString() ?? null,
    answer: review.answer,
    hidden:
      review.hiddenAt === null
        ? null
        : {
            by: review.hiddenBy ?? '',
            at: review.hiddenAt.toISOString(),
            reason: review.hiddenReason ?? '',
          },
  }))
}

interface Wanted {
  serviceId?: number | undefined
  hidden?: 'only' | undefined
  rows: number
}

/** Reviews of all sides, the newest first. */
export const listManagedReviews = (db: Db, { serviceId, hidden, rows }: Wanted): Promise<ManagedReview[]> =>
  select(
    db,
    and(
      serviceId === undefined ? undefined : eq(marketReviews.serviceId, serviceId),
      hidden && isNotNull(marketReviews.hiddenAt),
    ),
    rows,
  )

/** One review; null where there is none. */
export const findManagedReview = async (db: Db, key: ReviewKey): Promise<ManagedReview | null> =>
  (await select(db, isOf(key), 1))[0] ?? null

/** Hides a review with a reason, or shows it again; the stars of its service follow. */
export const setReviewHidden = async (
  db: Db,
  key: ReviewKey,
  { reason, by }: { reason: string | null; by: string },
  now: Date,
): Promise<ManagedReview | null> => {
  const hidden =
    reason === null
      ? { hiddenBy: null, hiddenAt: null, hiddenReason: null }
      : { hiddenBy: by, hiddenAt: now, hiddenReason: reason }
  await db.update(marketReviews).set(hidden).where(isOf(key))
  return findManagedReview(db, key)
}
