import { and, desc, eq, lte } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { dateInShanghai } from '../../time/shanghai'
import { commissions } from './tables'

/** Returns the share of commission of a category at a time, in basis points. */
export const commissionRateOn = async (db: Db, category: string, at: Date): Promise<number> => {
  const [found] = await db
    .select({ basisPoints: commissions.basisPoints })
    .from(commissions)
    .where(and(eq(commissions.category, category), lte(commissions.from, dateInShanghai(at))))
    .orderBy(desc(commissions.from))
    .limit(1)
  if (!found) throw new Error(`[chuhai] no commission is set for the category ${category}`)
  return found.basisPoints
}
