import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../user/tables'

/** What operators did. A trigger refuses every change, and deletion before the longest retention has passed. */
export const auditEntries = pgTable(
  'operator_audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** User and machine on the socket; name and id of the user over HTTP. */
    operator: text().notNull(),
    via: text({ enum: ['socket', 'http'] }).notNull(),
    /** Name of the endpoint, or an earlier version's command. */
    action: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [index('operator_audit_at').on(table.at)],
)

/** Which users are operators over HTTP. */
export const operatorRoles = pgTable(
  'operator_role',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['viewer', 'agent', 'editor', 'teacher', 'admin'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
)
