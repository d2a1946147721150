import {
  type AnyPgColumn,
  bigint,
  boolean,
  integer,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '../user/tables'

/** Declares a table with the places of a product, such as a class: kept, or waited for in the order of the numbers. */
export const placeTable = (name: string, product: { column: string; id: () => AnyPgColumn }) =>
  pgTable(
    name,
    {
      productId: integer(product.column).notNull().references(product.id, { onDelete: 'cascade' }),
      userId: bigint('user_id', { mode: 'number' })
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** Grows with every arrival. */
      number: integer().notNull(),
      /** False on the waiting list. */
      isKept: boolean('is_kept').notNull(),
      /** Null while the application is reviewed; a place that is kept no longer is free. */
      keepUntil: timestamp('keep_until', { withTimezone: true }),
      /** The end of a kept place that its applicant has been told is over. */
      toldLapsed: timestamp('told_lapsed', { withTimezone: true }),
    },
    (table) => [
      primaryKey({ columns: [table.productId, table.userId] }),
      uniqueIndex(`${name}_number`).on(table.productId, table.number),
    ],
  )

export type PlaceTable = ReturnType<typeof placeTable>
