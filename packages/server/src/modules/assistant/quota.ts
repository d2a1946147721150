import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { usage } from './tables'

const dayMs = 24 * 60 * 60 * 1000
/** China keeps one time all year. */
const shanghaiOffsetMs = 8 * 60 * 60 * 1000

/** The date in Shanghai, by which questions are counted. */
export const dayOf = (now: Date): string =>
  new Date(now.getTime() + shanghaiOffsetMs).toISOString().slice(0, 10)

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
