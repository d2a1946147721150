import { and, count, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { UserCall } from '../../../http/context'
import { sideOf } from './ownership'
import { marketMessages, marketReads } from './tables'

/** Returns how many messages of the other side the caller has not read, by the numbers of deals that are theirs. */
export const countUnread = async (
  deals: readonly { number: string; userId: number | null }[],
  { db, userId }: Pick<UserCall, 'db' | 'userId'>,
): Promise<Map<string, number>> => {
  if (deals.length === 0) return new Map()
  const own = deals.map(({ number, userId: buyer }) => `${number}:${sideOf({ userId: buyer }, { userId })}`)
  const found = await db
    .select({ number: marketMessages.number, unread: count() })
    .from(marketMessages)
    .leftJoin(marketReads, and(eq(marketReads.number, marketMessages.number), eq(marketReads.userId, userId)))
    .where(
      and(
        inArray(
          marketMessages.number,
          deals.map(({ number }) => number),
        ),
        sql`${marketMessages.number} || ':' || ${marketMessages.side} <> all(${sql.param(own)}::text[])`,
        ne(marketMessages.userId, userId),
        or(isNull(marketReads.until), gt(marketMessages.at, marketReads.until)),
      ),
    )
    .groupBy(marketMessages.number)
  return new Map(found.map(({ number, unread }) => [number, unread]))
}
