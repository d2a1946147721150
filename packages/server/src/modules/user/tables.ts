import { bigint, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** Who has ever signed in. The same subject of another provider is another person. */
export const users = pgTable(
  'user_account',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Issuer of the provider that knows this person, and its name for them. */
    issuer: text().notNull(),
    subject: text().notNull(),
    userName: text('user_name').notNull(),
    unionId: text('union_id').notNull(),
    userAvatar: text('user_avatar'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSignedInAt: timestamp('last_signed_in_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('user_account_subject').on(table.issuer, table.subject)],
)
