import type { AuditEntry } from '@chuhai/contract/admin'
import { and, desc, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/db'
import { deleteInBatches } from '../database/delete-batches'
import { auditEntries } from './tables'

type NewEntry = typeof auditEntries.$inferInsert

export const writeAuditEntry = async (db: Db, entry: NewEntry): Promise<void> => {
  await db.insert(auditEntries).values(entry)
}

interface AuditPage {
  before?: number | undefined
  rows: number
}

/** Lists entries by page, the newest first. */
export const listAuditEntries = async (db: Db, { before, rows }: AuditPage): Promise<AuditEntry[]> => {
  const found = await db
    .select()
    .from(auditEntries)
    .where(before === undefined ? undefined : lt(auditEntries.id, before))
    .orderBy(desc(auditEntries.id))
    .limit(rows)
  return found.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
}

/** Deletes entries whose retention has passed; by the clock of the database too, or its trigger would refuse. */
export const forgetOldAuditEntries = (db: Db, before: Date): Promise<number> =>
  deleteInBatches(
    db,
    auditEntries,
    and(lt(auditEntries.at, before), sql`${auditEntries.at} < now() - interval '36 months'`),
  )
