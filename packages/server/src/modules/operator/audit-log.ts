import type { EndpointRequest } from '@chuhai/contract'
import type { AuditEntry, listAuditEntries as endpoint } from '@chuhai/contract/admin'
import { and, desc, gte, lt, or, sql } from 'drizzle-orm'
import { contains } from '../../database/contains'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { auditEntries } from './tables'

type NewEntry = typeof auditEntries.$inferInsert

export const writeAuditEntry = async (db: Db, entry: NewEntry): Promise<void> => {
  await db.insert(auditEntries).values(entry)
}

/** Lists entries by page, the newest first. */
export const listAuditEntries = async (
  db: Db,
  { before, rows, operator, about, from, to }: EndpointRequest<typeof endpoint>['query'],
): Promise<AuditEntry[]> => {
  const { id, at, action, detail, before: stateBefore, after: stateAfter } = auditEntries
  const found = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        before === undefined ? undefined : lt(id, before),
        operator ? contains(auditEntries.operator, operator) : undefined,
        about
          ? or(...[action, detail, stateBefore, stateAfter].map((column) => contains(column, about)))
          : undefined,
        from && gte(at, from),
        to && lt(at, to),
      ),
    )
    .orderBy(desc(id))
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
