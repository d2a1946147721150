import type { StoreService } from '@chuhai/contract/store'
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../user/tables'

/** Packages of help with opening a store. Choices name a row, so that one which editors remove is hidden. */
export const storeServices = pgTable('store_service', {
  id: integer().primaryKey(),
  content: jsonb().$type<StoreService>().notNull(),
  position: integer().notNull(),
  isShown: boolean('is_shown').notNull().default(true),
})

/**
 * What applicants have chosen for an application, never changed: a later choice is another round, and the newest counts. An order is
 * of one choice, so that it belongs to one application.
 */
export const storeServiceChoices = pgTable(
  'store_service_choice',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orgId: uuid('org_id'),
    /** Platform and site, as `storeSubject` writes them. */
    subject: text().notNull(),
    round: integer().notNull(),
    serviceId: integer('service_id')
      .notNull()
      .references(() => storeServices.id),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('store_service_choice_round')
      .on(table.userId, table.orgId, table.subject, table.round)
      .nullsNotDistinct(),
  ],
)
