import type { SentConsultation } from '@chuhai/contract/consultation'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { consultations } from './tables'

interface Page {
  page: number
  rows: number
}

/** Lists what a user has sent, the newest first, for all organisations. */
export type OwnList = (userId: number, page: Page) => Promise<{ list: SentConsultation[]; total: number }>

/** The list is one prepared statement, which each connection plans once. */
export const createOwnList = (db: Db): OwnList => {
  const { id, createdAt, service, contactsName, contactsPhone, customerName, userId } = consultations
  const isOwn = eq(userId, sql.placeholder('userId'))
  const sent = db
    .select({
      total: db.$count(consultations, isOwn),
      sent: { id, createdAt, consultationService: service, contactsName, contactsPhone, customerName },
    })
    .from(consultations)
    .where(isOwn)
    .orderBy(desc(createdAt), desc(id))
    .limit(sql.placeholder('rows'))
    .offset(sql.placeholder('skipped'))
    .prepare('list_own_consultations')

  return async (ownerId, { page, rows }) => {
    const found = await sent.execute({ userId: ownerId, rows, skipped: (page - 1) * rows })
    return {
      list: found.map((row) => ({ ...row.sent, createdAt: row.sent.createdAt.toISOString() })),
      // A page behind the last one has no row that could tell how many there are.
      total: found[0]?.total ?? (await db.$count(consultations, eq(userId, ownerId))),
    }
  }
}
