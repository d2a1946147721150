import type { OpeningStage } from '@chuhai/contract/store'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../user/tables'

/**
 * Every step of an opening is a complete new version, and the newest counts. The constraint refuses two steps from one version:
 * of two operators only the first succeeds.
 */
export const storeOpenings = pgTable(
  'store_opening',
  {
    /** That of the accepted application. */
    id: uuid().notNull(),
    version: integer().notNull(),
    /** Platform and site, as `storeSubject` writes them. */
    subject: text().notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orgId: uuid('org_id'),
    stage: text().$type<OpeningStage>().notNull(),
    words: text().notNull(),
    /** What the applicant has to do, until when; null where nothing is. */
    task: text(),
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** When they were reminded of it. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    storeNumber: text('store_number'),
    storeAddress: text('store_address'),
    by: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('store_opening_version').on(table.id, table.version),
    index('store_opening_user').on(table.userId),
    index('store_opening_organisation').on(table.orgId),
    index('store_opening_due').on(table.dueAt).where(sql`${table.remindedAt} is null`),
    check('store_opening_task', sql`(${table.task} is null) = (${table.dueAt} is null)`),
    check(
      'store_opening_store',
      sql`(${table.stage} = 'opened') = (${table.storeNumber} is not null and ${table.storeAddress} is not null)`,
    ),
  ],
)
