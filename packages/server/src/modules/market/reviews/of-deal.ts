import type { DealReviews } from '@chuhai/contract/market'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import type { UserCall } from '../../../http/context'
import { sideOf } from '../deals/ownership'
import { requireDeal } from '../deals/records'
import type { DealRow } from '../deals/tables'
import { presentReview } from './present'
import { marketReviews } from './tables'

/** Until when a deal can be reviewed; null where it has not ended, or all of the money went back. */
export const reviewedUntil = ({ state, refund, amount, dueAt }: DealRow): Date | null => {
  const hasEnded = state === 'confirmed' || state === 'decided'
  const isGivenBack = amount > 0 && refund === amount
  return hasEnded && !isGivenBack ? dueAt : null
}

const findReviews = (db: Db, number: string) =>
  db.select().from(marketReviews).where(eq(marketReviews.number, number))

/** The reviews of a deal as the caller may read them: their own, and that of the other side once it is shown. */
export const readReviews = async (number: string, call: UserCall): Promise<DealReviews> => {
  const [deal, found] = await Promise.all([requireDeal(number, call), findReviews(call.db, number)])
  const side = sideOf(deal, call)
  const own = found.find((row) => row.side === side)
  const other = found.find((row) => row.side !== side && row.shownAt !== null && row.hiddenAt === null)
  const until = reviewedUntil(deal)
  return {
    side,
    own: own ? presentReview(own) : null,
    other: other ? presentReview(other) : null,
    until: until?.toISOString() ?? null,
    canReview: !own && until !== null && call.now < until,
    canAnswer: side === 'provider' && other !== undefined && other.answer === null,
  }
}
