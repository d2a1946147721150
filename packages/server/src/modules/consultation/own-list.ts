import type { SentConsultation } from '@chuhai/contract/consultation'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { consultations } from './tables'

interface Part {
  page: number
  rows: number
}

/** Lists what a user has sent, the newest first, for whichever organisation. */
export type OwnList = (userId: number, part: Part) => Promise<{ list: SentConsultation[]; total: number }>

/** List and count are one query, which each connection plans once. */
export const createOwnList = (db: Db): OwnList => {
  const { id, createdAt, service, contactsName, contactsPhone, customerName } = consultations
  const isOwn = eq(consultations.userId, sql.placeholder('userId'))
  const finding = db
    .select({
      total: sql<number>`${sql`(select count(*)::int from ${consultations} where ${isOwn})`}`,
      sent: { id, createdAt, consultationService: service, contactsName, contactsPhone, customerName },
    })
    .from(consultations)
    .where(isOwn)
    .orderBy(desc(createdAt), desc(id))
    .limit(sql.placeholder('rows'))
    .offset(sql.placeholder('skipped'))
    .prepare('list_own_consultations')

  return async (userId, { page, rows }) => {
    const found = await finding.execute({ userId, rows, skipped: (page - 1) * rows })
    const list = found.map(({ sent }) => ({ ...sent, createdAt: sent.createdAt.toISOString() }))
    // A page behind the last one has no row that could tell how many there are.
    const isBehind = found.length === 0 && page > 1
    const total = isBehind
      ? await db.$count(consultations, eq(consultations.userId, userId))
      : found[0]?.total
    return { list, total: total ?? 0 }
  }
}
