import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const pageViews = pgTable(
  'page_view',
  {
    id: uuid().primaryKey(),
    /** Null for an anonymous visitor. */
    userId: text('user_id'),
    path: text().notNull(),
    siteOrigin: text('site_origin').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('page_view_started').on(table.startedAt)],
)
