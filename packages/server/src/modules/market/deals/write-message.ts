import { dealMessagesMax } from '@chuhai/contract/constants'
import type { DealFile, DealSide, DealThread } from '@chuhai/contract/market'
import { and, eq, max } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { type Write, writeRows } from '../../../database/write-rows'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import { tell } from '../../../messages/tell'
import { membersWith } from '../../organisation/membership'
import { findAccounts } from '../../user/service'
import { requireFiles } from './files'
import { dealWritten } from './messages'
import { sideOf } from './ownership'
import { lockDeal, requireDeal } from './records'
import { type DealRow, marketMessages, marketReads } from './tables'
import { presentThread } from './thread'
import { excerpt, usersOf } from './told'

interface Written {
  id: string
  text: string
  files: DealFile[]
}

const otherOf: Record<DealSide, DealSide> = { buyer: 'provider', provider: 'buyer' }

/** Whether the caller has sent a message before, whose answer they have not got. */
const isWritten = async (id: string, { db, userId }: UserCall): Promise<boolean> =>
  (await db.$count(marketMessages, and(eq(marketMessages.id, id), eq(marketMessages.userId, userId)))) > 0

/** Names what has been written since the other side has read last, of which they are told once. */
const sinceRead = async (tx: Db, { number }: DealRow, side: DealSide): Promise<string> => {
  const [read] = await tx
    .select({ until: max(marketReads.until) })
    .from(marketReads)
    .where(and(eq(marketReads.number, number), eq(marketReads.side, otherOf[side])))
  return `${number}:${side}:${read?.until?.getTime() ?? 0}`
}

/** Notifies the other side, of the first unread message only. */
const toldOf = async (
  tx: Db,
  deal: DealRow,
  { text, files }: Written,
  { userId, now }: UserCall,
): Promise<Write[]> => {
  const side = sideOf(deal, { userId })
  const [members, once, accounts] = await Promise.all([
    membersWith(tx, deal.orgId, 'offerServices'),
    sinceRead(tx, deal, side),
    findAccounts(tx, [userId]),
  ])
  const values = {
    number: deal.number,
    service: deal.terms.title,
    name: side === 'provider' ? deal.terms.provider : (accounts.get(userId)?.userName ?? ''),
    words: excerpt(text) || files.map(({ name }) => name).join('、'),
  }
  return usersOf(otherOf[side], deal, members).flatMap((to) =>
    tell(dealWritten, { userId: to, once, values }, now),
  )
}

const writeOnce = (number: string, written: Written, call: UserCall): Promise<void> =>
  call.db.transaction(async (tx) => {
    const { userId, now } = call
    // Messages of one deal wait for each other, so that there are never more than it has room for.
    const deal = await lockDeal(tx, number, call)
    if ((await tx.$count(marketMessages, eq(marketMessages.number, number))) >= dealMessagesMax)
      throw new ApiError('DEAL_THREAD_FULL')
    const row = { ...written, number, userId, side: sideOf(deal, call), at: now }
    const added = await tx.insert(marketMessages).values(row).onConflictDoNothing().returning()
    if (added.length > 0) await writeRows(tx, await toldOf(tx, deal, written, call))
  })

/** Writes to the other side; the same message that is sent again is written once. */
export const writeMessage = async (
  number: string,
  { id, text, files }: Written,
  call: UserCall,
): Promise<DealThread> => {
  const deal = await requireDeal(number, call)
  if (text === '' && files.length === 0) throw new ApiError('DEAL_MESSAGE_EMPTY')
  if (!(await isWritten(id, call)))
    await writeOnce(number, { id, text, files: await requireFiles(files, call) }, call)
  return presentThread(deal, call)
}
