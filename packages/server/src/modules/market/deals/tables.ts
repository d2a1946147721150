import type { DealAction, DealActor, DealFile, DealSide, DealState, DealTerms } from '@chuhai/contract/market'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { orders } from '../../order/tables'
import { users } from '../../user/tables'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** What buyers have put together, never changed. An order is of one row, which it copies. */
export const marketChoices = pgTable(
  'market_choice',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The organisation that acts for the provider. */
    orgId: uuid('org_id').notNull(),
    serviceId: integer('service_id').notNull(),
    packageKey: text('package_key').notNull(),
    number: integer().notNull(),
    options: text().array().notNull(),
    terms: jsonb().$type<DealTerms>().notNull(),
    chosenAt: time('chosen_at').notNull(),
  },
  (table) => [index('market_choice_user').on(table.userId, table.serviceId)],
)

/**
 * A package that was bought and paid, as it was then. Each step changes the row in the statement that knows whose it is, and while
 * it is at the step before; `due_at` and `ends_at` are set with the state that they are of, and nothing moves them afterwards.
 */
export const marketDeals = pgTable(
  'market_deal',
  {
    number: text()
      .primaryKey()
      .references(() => orders.number, { onDelete: 'cascade' }),
    /** Null once the buyer is erased: the books keep the deal without them. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** The organisation that acts for the provider. */
    orgId: uuid('org_id').notNull(),
    serviceId: integer('service_id').notNull(),
    terms: jsonb().$type<DealTerms>().notNull(),
    /** Fen. */
    amount: integer().notNull(),
    brief: jsonb().$type<string[]>(),
    revisionsLeft: integer('revisions_left').notNull(),
    /** What goes back to the buyer, in fen; null where nothing was decided. */
    refund: integer(),
    step: integer().notNull(),
    state: text().$type<DealState>().notNull(),
    /** Until when somebody has to act, and when time acts instead; null where nothing waits for time. */
    dueAt: time('due_at'),
    endsAt: time('ends_at'),
    /** When they were reminded of it, and when both sides were told that it is late. */
    remindedAt: time('reminded_at'),
    lateAt: time('late_at'),
    createdAt: time('created_at').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    index('market_deal_user').on(table.userId, table.changedAt),
    index('market_deal_org').on(table.orgId, table.changedAt),
    index('market_deal_end').on(table.endsAt),
    index('market_deal_due').on(table.dueAt),
    check('market_deal_refund', sql`${table.refund} between 0 and ${table.amount}`),
    check('market_deal_revisions', sql`${table.revisionsLeft} >= 0`),
  ],
)

/** Every step of every deal, never changed. The constraint refuses two steps from one state: only the first succeeds. */
export const marketDealSteps = pgTable(
  'market_deal_step',
  {
    number: text()
      .notNull()
      .references(() => marketDeals.number, { onDelete: 'cascade' }),
    step: integer().notNull(),
    action: text().$type<DealAction>().notNull(),
    state: text().$type<DealState>().notNull(),
    by: text().$type<DealActor>().notNull(),
    /** The name of the operator; empty for all others. */
    operator: text().notNull(),
    words: text().notNull(),
    files: jsonb().$type<DealFile[]>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    unique('market_deal_step_number').on(table.number, table.step),
    index('market_deal_step_files').using('gin', table.files),
  ],
)

export type DealRow = typeof marketDeals.$inferSelect
export type DealStepRow = typeof marketDealSteps.$inferSelect

/** What both sides write within a deal, never changed; the id is made by the page that writes, so that it is written once. */
export const marketMessages = pgTable(
  'market_message',
  {
    id: uuid().primaryKey(),
    number: text()
      .notNull()
      .references(() => marketDeals.number, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    side: text().$type<DealSide>().notNull(),
    text: text().notNull(),
    files: jsonb().$type<DealFile[]>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('market_message_deal').on(table.number, table.at),
    index('market_message_user').on(table.userId),
    index('market_message_files').using('gin', table.files),
  ],
)

/** Until when somebody has read the messages of a deal. */
export const marketReads = pgTable(
  'market_read',
  {
    number: text()
      .notNull()
      .references(() => marketDeals.number, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    side: text().$type<DealSide>().notNull(),
    until: time('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.userId] }),
    index('market_read_user').on(table.userId),
  ],
)
