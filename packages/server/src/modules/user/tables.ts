import { bigint, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** Everyone who has signed in; equal subjects of two providers are two users. */
export const users = pgTable(
  'user_account',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Issuer and subject of the provider. */
    issuer: text().notNull(),
    subject: text().notNull(),
    userName: text('user_name').notNull(),
    unionId: text('union_id').notNull(),
    userAvatar: text('user_avatar'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSignedInAt: timestamp('last_signed_in_at', { withTimezone: true }).notNull(),
    /** Since when the account is closed. */
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
  },
  (table) => [unique('user_account_subject').on(table.issuer, table.subject)],
)
