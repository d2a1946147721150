import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { OrganisationRecords } from '../organisation/records'
import { applicationDrafts, applications } from './tables'

type Table = typeof applications | typeof applicationDrafts

const tables = [applications, applicationDrafts] as const

/** Whether somebody has applied for the same in the name of both. */
const areBothThere = (tx: Db, table: Table, from: string, to: string) =>
  tx.$count(
    table,
    sql`${table.orgId} = ${from} and exists (select from ${table} other where other.org_id = ${to}
      and other.kind = ${table.kind} and other.subject = ${table.subject} and other.user_id = ${table.userId})`,
  )

/** Applications, and drafts of them, that belong to an organisation. */
export const applicationRecords: OrganisationRecords = {
  tables: ['application', 'application_draft'],
  async move(tx, from, to) {
    for (const table of tables) if ((await areBothThere(tx, table, from, to)) > 0) return false
    await tx.update(applications).set({ orgId: to }).where(eq(applications.orgId, from))
    await tx.update(applicationDrafts).set({ orgId: to }).where(eq(applicationDrafts.orgId, from))
    return true
  },
}
