import type { Broadcast, BroadcastVideo } from '@chuhai/contract/live'
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../user/tables'

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

/** Who is to be told that a broadcast begins; a row goes once they are. */
export const liveReminders = pgTable(
  'live_reminder',
  {
    broadcastId: integer('broadcast_id')
      .notNull()
      .references(() => liveBroadcasts.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.broadcastId, table.userId] })],
)
