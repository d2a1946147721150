import type { Warehouse } from '@chuhai/contract/logistics'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Warehouses as editors have them, in their order. */
export const warehouses = pgTable('warehouse', {
  id: text().primaryKey(),
  content: jsonb().$type<Warehouse>().notNull(),
  position: integer().notNull(),
})
