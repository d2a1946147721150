import type { DealSide } from '@chuhai/contract/market'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../../user/tables'
import { marketDeals } from '../deals/tables'

const time = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What the sides of a deal think of each other, one review each. It is shown once both are written, or at `shown_by`, which is the end
 * of the time for it as it was then. A trigger counts the stars of buyers' reviews that are shown and not hidden for their service.
 */
export const marketReviews = pgTable(
  'market_review',
  {
    number: text()
      .notNull()
      .references(() => marketDeals.number, { onDelete: 'cascade' }),
    side: text().$type<DealSide>().notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    serviceId: integer('service_id').notNull(),
    stars: integer().notNull(),
    words: text().notNull(),
    writtenAt: time('written_at').notNull(),
    shownBy: time('shown_by').notNull(),
    shownAt: time('shown_at'),
    answer: text(),
    answeredAt: time('answered_at'),
    /** Which operator has hidden it, when and why. */
    hiddenBy: text('hidden_by'),
    hiddenAt: time('hidden_at'),
    hiddenReason: text('hidden_reason'),
  },
  (table) => [
    primaryKey({ name: 'market_review_once', columns: [table.number, table.side] }),
    index('market_review_service')
      .on(table.serviceId, table.shownAt.desc())
      .where(sql`${table.side} = 'buyer' and ${table.shownAt} is not null and ${table.hiddenAt} is null`),
    index('market_review_user').on(table.userId),
    index('market_review_due').on(table.shownBy).where(sql`${table.shownAt} is null`),
    check('market_review_stars', sql`${table.stars} between 1 and 5`),
    check('market_review_answer', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check('market_review_hidden', sql`(${table.hiddenReason} is null) = (${table.hiddenAt} is null)`),
  ],
)
