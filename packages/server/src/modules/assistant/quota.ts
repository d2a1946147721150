import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { dateInShanghai, dayMs, shanghaiOffsetMs } from '../shanghai'
import { usage } from './tables'

/** The date by which questions are counted. */
export const dayOf = (now: Date): string => dateInShanghai(now)

/** When the next day of Shanghai begins. */
export const renewalAfter = (now: Date): Date => {
  const local = now.getTime() + shanghaiOffsetMs
  return new Date((Math.floor(local / dayMs) + 1) * dayMs - shanghaiOffsetMs)
}

/** How many questions a user has asked today. */
export const usedToday = async (db: Db, userId: number, now: Date): Promise<number> => {
  const [row] = await db
    .select({ used: usage.used })
    .from(usage)
    .where(and(eq(usage.userId, userId), eq(usage.day, dayOf(now))))
  return row?.used ?? 0
}
