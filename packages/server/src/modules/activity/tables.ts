import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { placeTable } from '../place/tables'
import { users } from '../user/tables'

/**
 * One time that an activity takes place, from the first sign-up on, as those who come have been told. An activity that is held again
 * has one for each time.
 */
export const activitySessions = pgTable(
  'activity_session',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    activityId: integer('activity_id').notNull(),
    title: text().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    venue: text().notNull(),
    /** Null where there is no limit. */
    seats: integer(),
    /** Fen; 0 for free. */
    fee: integer().notNull(),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    /** Of how many days before it those who come were reminded last; null for not yet. */
    remindedDays: integer('reminded_days'),
    /** Grows with each change that is told. */
    version: integer().notNull().default(1),
  },
  (table) => [unique('activity_session_start').on(table.activityId, table.startsAt)],
)

/** Places of those who have signed up; a trigger frees one once the order is paid that holds it from then on. */
export const activityPlaces = placeTable('activity_place', {
  column: 'session_id',
  id: () => activitySessions.id,
})

/** Who has signed up, and whether they came. */
export const activitySignUps = pgTable(
  'activity_sign_up',
  {
    sessionId: integer('session_id')
      .notNull()
      .references(() => activitySessions.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text().notNull(),
    company: text().notNull(),
    signedUpAt: timestamp('signed_up_at', { withTimezone: true }).notNull(),
    checkedInAt: timestamp('checked_in_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.userId] })],
)
