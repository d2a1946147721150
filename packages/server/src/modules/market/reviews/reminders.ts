import { type DealSide, dealSides } from '@chuhai/contract/market'
import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { type Write, writeRows } from '../../../database/write-rows'
import { eachInTurn } from '../../../jobs/run-jobs'
import { tell } from '../../../messages/tell'
import { membersWith } from '../../organisation/membership'
import { reminderMs } from '../deals/clocks'
import { type DealRow, marketDeals } from '../deals/tables'
import { usersOf } from '../deals/told'
import { reviewDue } from './messages'
import { reviewedUntil } from './of-deal'
import { marketReviews } from './tables'

/** What those sides are told that have not written. */
const toldOf = async (db: Db, deal: DealRow, until: Date, now: Date): Promise<Write[]> => {
  const { number, terms, orgId } = deal
  const written = await db
    .select({ side: marketReviews.side })
    .from(marketReviews)
    .where(eq(marketReviews.number, number))
  const hasWritten = new Set<DealSide>(written.map(({ side }) => side))
  const members = await membersWith(db, orgId, 'offerServices')
  const values = { number, service: terms.title, due: until.toISOString() }
  return dealSides
    .filter((side) => !hasWritten.has(side))
    .flatMap((side) => usersOf(side, deal, members))
    .flatMap((userId) => tell(reviewDue, { userId, once: number, values }, now))
}

/** Reminds one deal's sides, and writes in the same transaction that they are reminded, so that it happens once. */
const remind = (db: Db, deal: DealRow, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const marked = await tx
      .update(marketDeals)
      .set({ remindedAt: now })
      .where(and(eq(marketDeals.number, deal.number), isNull(marketDeals.remindedAt)))
      .returning({ number: marketDeals.number })
    const until = reviewedUntil(deal)
    if (marked.length > 0 && until) await writeRows(tx, await toldOf(tx, deal, until, now))
  })

/** Reminds the sides of a deal that has ended of the last day on which it can be reviewed. */
export const remindOfReviews = async (db: Db, now: Date): Promise<void> => {
  const { remindedAt, dueAt, state } = marketDeals
  const due = await db
    .select()
    .from(marketDeals)
    .where(
      and(
        isNull(remindedAt),
        inArray(state, ['confirmed', 'decided']),
        gt(dueAt, now),
        lte(dueAt, new Date(now.getTime() + reminderMs)),
      ),
    )
    .orderBy(asc(dueAt))
  await eachInTurn(due, (deal) => remind(db, deal, now))
}
