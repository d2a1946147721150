import type { DealMessage, DealThread } from '@chuhai/contract/market'
import { and, desc, eq, max, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import type { UserCall } from '../../../http/context'
import { findAccounts } from '../../user/service'
import { sideOf } from './ownership'
import { requireDeal } from './records'
import { type DealRow, marketMessages, marketReads } from './tables'
import { countUnread } from './unread'

const shown = 500

/** Returns the last messages of a deal, the first first. */
export const findMessages = async (db: Db, number: string): Promise<DealMessage[]> => {
  const found = await db
    .select()
    .from(marketMessages)
    .where(eq(marketMessages.number, number))
    .orderBy(desc(marketMessages.at), desc(marketMessages.id))
    .limit(shown)
  const accounts = await findAccounts(db, [...new Set(found.map(({ userId }) => userId))])
  return found.reverse().map(({ id, side, userId, text, files, at }) => ({
    id,
    side,
    name: accounts.get(userId)?.userName ?? '',
    text,
    files,
    at: at.toISOString(),
  }))
}

/** What was written within a deal, as a side of it reads it. */
export const presentThread = async (deal: DealRow, call: UserCall): Promise<DealThread> => {
  const { db } = call
  const [messages, [other], unread] = await Promise.all([
    findMessages(db, deal.number),
    db
      .select({ until: max(marketReads.until) })
      .from(marketReads)
      .where(and(eq(marketReads.number, deal.number), ne(marketReads.side, sideOf(deal, call)))),
    countUnread([deal], call),
  ])
  return {
    messages,
    readByOther: other?.until?.toISOString() ?? null,
    unread: unread.get(deal.number) ?? 0,
  }
}

/** What was written within a deal of the caller. */
export const readThread = async (number: string, call: UserCall): Promise<DealThread> =>
  presentThread(await requireDeal(number, call), call)

/** Notes until when the caller has read, which never goes back. */
export const markRead = async (number: string, until: Date, call: UserCall): Promise<{ unread: number }> => {
  const { db, userId, now } = call
  const deal = await requireDeal(number, call)
  const seen = until < now ? until : now
  await db
    .insert(marketReads)
    .values({ number, userId, side: sideOf(deal, call), until: seen })
    .onConflictDoUpdate({
      target: [marketReads.number, marketReads.userId],
      set: { until: sql`greatest(${marketReads.until}, excluded.until)` },
    })
  return { unread: (await countUnread([deal], call)).get(number) ?? 0 }
}
