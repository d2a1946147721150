import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const liveBroadcasts = pgTable('live_broadcast', {
  name: text().primaryKey(),
  title: text().notNull(),
  intro: text().notNull(),
  image: text().notNull(),
  url: text().notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  /** Days from one broadcast of a series to the next; null for a single one. */
  repeatDays: integer('repeat_days'),
})
