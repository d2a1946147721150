import type { Broadcast, BroadcastVideo } from '@chuhai/contract/live'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const liveBroadcasts = pgTable('live_broadcast', {
  id: integer().primaryKey(),
  title: text().notNull(),
  intro: text().notNull(),
  speaker: text().notNull(),
  image: text().notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  /** Days from one broadcast of a series to the next; null for a single one. */
  repeatDays: integer('repeat_days'),
  agenda: jsonb().$type<Broadcast['agenda']>().notNull(),
  /** What was said. */
  summary: text().array().notNull(),
  video: jsonb().$type<BroadcastVideo>(),
  /** Where it is shown outside of this site; null where it is shown here. */
  url: text(),
})
