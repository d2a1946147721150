import type { WaitingMessage } from '@chuhai/contract/admin'
import { asc, isNull } from 'drizzle-orm'
import type { Db } from '../database/db'
import { outboxMessages } from './tables'

const listedMax = 500

/** Lists what the webhook has not delivered yet, the longest waiting first; who a message is about stays in it. */
export const listWaiting = async (db: Db): Promise<{ list: WaitingMessage[]; total: number }> => {
  const { id, type, createdAt, attempts, nextAttemptAt, lastError, deliveredAt } = outboxMessages
  const isWaiting = isNull(deliveredAt)
  const rows = await db
    .select({ id, type, createdAt, attempts, nextAttemptAt, lastError })
    .from(outboxMessages)
    .where(isWaiting)
    .orderBy(asc(createdAt), asc(id))
    .limit(listedMax)
  const list = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: row.nextAttemptAt.toISOString(),
  }))
  return { list, total: await db.$count(outboxMessages, isWaiting) }
}
