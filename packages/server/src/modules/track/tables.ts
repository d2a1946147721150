import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who did it: a user, or an anonymous visitor by the random ids of browser and visit. Never both: nothing links them. */
const actor = {
  userId: text('user_id'),
  visitorId: uuid('visitor_id'),
  visitId: uuid('visit_id'),
  siteOrigin: text('site_origin').notNull(),
}

export const pageViews = pgTable(
  'page_view',
  {
    id: uuid().primaryKey(),
    ...actor,
    path: text().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('page_view_started').on(table.startedAt)],
)

/** What visitors did on a page. */
export const pageEvents = pgTable(
  'page_event',
  {
    id: uuid().primaryKey(),
    ...actor,
    name: text().notNull(),
    path: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('page_event_at').on(table.at)],
)
