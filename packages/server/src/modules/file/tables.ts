import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../user/tables'

/** Complete uploaded files; their bytes are in the store under the same id. */
export const files = pgTable(
  'uploaded_file',
  {
    /** 256 random bits, base64url. */
    id: text().primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mediaType: text('media_type').notNull(),
    /** The original name of a document; null for an image. */
    name: text(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('uploaded_file_user').on(table.userId)],
)
