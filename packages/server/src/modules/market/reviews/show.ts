import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { type Write, writeRows } from '../../../database/write-rows'
import { eachInTurn } from '../../../jobs/run-jobs'
import { tell } from '../../../messages/tell'
import { membersWith } from '../../organisation/membership'
import { marketDeals } from '../deals/tables'
import { reviewShown } from './messages'
import type { ReviewRow } from './present'
import { marketReviews } from './tables'

/** Notifications to the other side of newly published reviews, without those that an operator has hidden. */
const toldOf = async (db: Db, shown: readonly ReviewRow[], now: Date): Promise<Write[]> => {
  const deals = await db
    .select()
    .from(marketDeals)
    .where(inArray(marketDeals.number, [...new Set(shown.map(({ number }) => number))]))
  const told = shown.map(async ({ number, side, stars, hiddenAt }) => {
    const deal = deals.find((one) => one.number === number)
    if (!deal || hiddenAt !== null) return []
    const readers = side === 'buyer' ? await membersWith(db, deal.orgId, 'offerServices') : [deal.userId]
    const values = { number, service: deal.terms.title, stars: String(stars) }
    return readers.flatMap((userId) =>
      userId === null ? [] : tell(reviewShown, { userId, once: `${number}:${side}`, values }, now),
    )
  })
  return (await Promise.all(told)).flat()
}

/** Shows reviews that a condition takes in, and tells those whom they are of; each once. */
export const showReviews = (db: Db, where: SQL | undefined, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const shown = await tx
      .update(marketReviews)
      .set({ shownAt: sql`least(${marketReviews.shownBy}, ${now.toISOString()}::timestamptz)` })
      .where(and(isNull(marketReviews.shownAt), where))
      .returning()
    if (shown.length > 0) await writeRows(tx, await toldOf(tx, shown, now))
  })

/** Shows what only one side has written once the time for it is over, deal by deal. */
export const showDueReviews = async (db: Db, now: Date): Promise<void> => {
  const { number, shownAt, shownBy } = marketReviews
  const isDue = and(isNull(shownAt), lte(shownBy, now))
  const due = await db.selectDistinct({ number }).from(marketReviews).where(isDue)
  await eachInTurn(due, (deal) => showReviews(db, and(eq(number, deal.number), lte(shownBy, now)), now))
}
