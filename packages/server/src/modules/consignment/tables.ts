import type { ConsignmentExtra } from '@chuhai/contract/application'
import type { ConsignmentFees, ConsignmentStage } from '@chuhai/contract/consignment'
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../user/tables'

/** What the service costs from a day on. */
export const consignmentFees = pgTable('consignment_fee', {
  from: date().primaryKey(),
  content: jsonb().$type<ConsignmentFees>().notNull(),
})

/** Goods that are exported for somebody, with what their sum depends on: all of it as the accepted application says, never changed. */
export const consignments = pgTable(
  'consignment',
  {
    /** That of the accepted application. */
    id: uuid().primaryKey(),
    /** Names it in an order. */
    productId: integer('product_id')
      .notNull()
      .unique('consignment_product')
      .generatedByDefaultAsIdentity({ startWith: 1000 }),
    subject: text().notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orgId: uuid('org_id'),
    goods: text().notNull(),
    shipments: integer().notNull(),
    dollars: integer().notNull(),
    extras: jsonb().$type<ConsignmentExtra[]>().notNull(),
    /** The day on which it was handed in, whose fees count. */
    feesOf: date('fees_of').notNull(),
  },
  (table) => [index('consignment_user').on(table.userId), index('consignment_organisation').on(table.orgId)],
)

/** Every step of a consignment; the newest counts. The constraint refuses two steps from one version. */
export const consignmentSteps = pgTable(
  'consignment_step',
  {
    id: uuid()
      .notNull()
      .references(() => consignments.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    stage: text().$type<ConsignmentStage>().notNull(),
    words: text().notNull(),
    by: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('consignment_step_version').on(table.id, table.version)],
)
