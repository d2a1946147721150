import type { OfferDraft, OfferState } from '@chuhai/contract/market'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { organisations } from '../../organisation/tables'
import { marketServices } from '../tables'

/** Which organisation acts for which provider of the directory; the role is given and taken back by operators. */
export const marketProviders = pgTable('market_provider', {
  orgId: uuid('org_id')
    .primaryKey()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  providerId: integer('provider_id').notNull().unique('market_provider_bound'),
  since: timestamp({ withTimezone: true }).notNull(),
  by: text().notNull(),
  /** When the role was taken back; null while it is held. */
  endedAt: timestamp('ended_at', { withTimezone: true }),
})

/** Services as their providers write them. What buyers see is the row of `serviceId`, which an accepted draft is copied into. */
export const marketOffers = pgTable(
  'market_offer',
  {
    id: uuid().primaryKey(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Grows with every change; who knows an older one changes nothing. */
    version: integer().notNull().default(1),
    state: text().$type<OfferState>().notNull().default('draft'),
    draft: jsonb().$type<OfferDraft>().notNull(),
    serviceId: integer('service_id')
      .unique('market_offer_service')
      .references(() => marketServices.id),
    isPaused: boolean('is_paused').notNull().default(false),
    reason: text(),
    fields: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The operator who has decided last; empty before. */
    by: text().notNull().default(''),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
    publishedAt: timestamp('published_at', { withTimezone: true }),
  },
  (table) => [
    index('market_offer_org').on(table.orgId, table.changedAt),
    index('market_offer_state').on(table.state, table.id),
    check('market_offer_published', sql`(${table.serviceId} is null) = (${table.publishedAt} is null)`),
    check('market_offer_accepted', sql`${table.state} <> 'accepted' or ${table.serviceId} is not null`),
    check('market_offer_returned', sql`(${table.state} = 'returned') = (${table.reason} is not null)`),
  ],
)

/** Times in which a provider does not work; they do not overlap. */
export const marketAbsences = pgTable(
  'market_absence',
  {
    id: uuid().primaryKey(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** The beginning of a day in China, and that of the day after the last one; earlier where it was ended. */
    fromAt: timestamp('from_at', { withTimezone: true }).notNull(),
    toAt: timestamp('to_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('market_absence_org').on(table.orgId, table.toAt),
    check('market_absence_order', sql`${table.fromAt} < ${table.toAt}`),
  ],
)
