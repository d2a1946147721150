import { dealMessagesMax } from '@chuhai/contract/constants'
import type { DealFile, DealMessage, DealSide, DealThread } from '@chuhai/contract/market'
import { and, desc, eq, max, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { writeRows } from '../../../database/write-rows'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import { tell } from '../../../messages/tell'
import { membersWith } from '../../organisation/membership'
import { findAccounts } from '../../user/service'
import { requireFiles } from './files'
import { dealWritten } from './messages'
import { sideOf } from './ownership'
import { requireDeal } from './records'
import { type DealRow, marketMessages, marketReads } from './tables'
import { excerpt, usersOf } from './told'
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

const presentThread = async (deal: DealRow, call: UserCall): Promise<DealThread> => {
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

interface Written {
  id: string
  text: string
  files: DealFile[]
}

const otherOf: Record<DealSide, DealSide> = { buyer: 'provider', provider: 'buyer' }

/** Names what has been written since the other side has read last, of which they are told once. */
const sinceRead = async (tx: Db, { number }: DealRow, side: DealSide): Promise<string> => {
  const [read] = await tx
    .select({ until: max(marketReads.until) })
    .from(marketReads)
    .where(and(eq(marketReads.number, number), eq(marketReads.side, otherOf[side])))
  return `${number}:${side}:${read?.until?.getTime() ?? 0}`
}

/** Writes to the other side, who are told of the first message that they have not read. */
export const writeMessage = async (
  number: string,
  { id, text, files }: Written,
  call: UserCall,
): Promise<DealThread> => {
  const { db, userId, now } = call
  const deal = await requireDeal(number, call)
  if (text === '' && files.length === 0) throw new ApiError('DEAL_MESSAGE_EMPTY')
  const side = sideOf(deal, call)
  if (await isWritten(id, call)) return presentThread(deal, call)
  if ((await db.$count(marketMessages, eq(marketMessages.number, number))) >= dealMessagesMax)
    throw new ApiError('REQUEST_INVALID')
  const row = { id, number, userId, side, text, files: await requireFiles(files, call), at: now }
  await db.transaction(async (tx) => {
    const written = await tx.insert(marketMessages).values(row).onConflictDoNothing().returning()
    if (written.length === 0) return
    const [members, once, accounts] = await Promise.all([
      membersWith(tx, deal.orgId, 'offerServices'),
      sinceRead(tx, deal, side),
      findAccounts(tx, [userId]),
    ])
    const values = {
      number,
      service: deal.terms.title,
      name: side === 'provider' ? deal.terms.provider : (accounts.get(userId)?.userName ?? ''),
      words: excerpt(text) || files.map(({ name }) => name).join('、'),
    }
    await writeRows(
      tx,
      usersOf(otherOf[side], deal, members).flatMap((to) =>
        tell(dealWritten, { userId: to, once, values }, now),
      ),
    )
  })
  return presentThread(deal, call)
}

/** Whether the caller has sent a message before, whose answer they have not got. */
const isWritten = async (id: string, { db, userId }: UserCall): Promise<boolean> =>
  (await db.$count(marketMessages, and(eq(marketMessages.id, id), eq(marketMessages.userId, userId)))) > 0

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
