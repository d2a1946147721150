import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Counters that instances share, in the format of rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limit', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
