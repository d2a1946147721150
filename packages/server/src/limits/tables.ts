import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Shared counters of several instances, in the form that rate-limiter-flexible reads. */
export const rateLimits = pgTable('rate_limit', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
