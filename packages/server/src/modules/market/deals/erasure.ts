import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { marketDealSteps, marketDeals } from './tables'

/** Takes a buyer out of their deals, which the books keep: who they are, and what they have said. Returns the number of deals. */
export const detachDeals = async (db: Db, userId: number): Promise<number> => {
  const own = db
    .select({ number: marketDeals.number })
    .from(marketDeals)
    .where(eq(marketDeals.userId, userId))
  await db
    .update(marketDealSteps)
    .set({ words: '', files: [] })
    .where(and(inArray(marketDealSteps.number, own), eq(marketDealSteps.by, 'buyer')))
  const detached = await db
    .update(marketDeals)
    .set({ userId: null, brief: null })
    .where(eq(marketDeals.userId, userId))
    .returning({ number: marketDeals.number })
  return detached.length
}
