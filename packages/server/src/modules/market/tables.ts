import type { MarketOffer } from '@chuhai/contract/market'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core'

/** What a service is: its row is written with its first publication, and drafts are elsewhere. */
export const marketStatuses = ['published', 'paused'] as const

/**
 * Services that are, or were, offered. Orders name a row, so that one which is taken out is hidden. What lists are narrowed down by
 * and put in order by stands in columns, which `columnsOf` derives from the content.
 */
export const marketServices = pgTable(
  'market_service',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_000 }),
    /** Who does it: the id of a service provider in the directory. */
    providerId: integer('provider_id').notNull(),
    /** The organisation that acts for the provider; null where none does, and its packages are not ordered here. */
    orgId: uuid('org_id'),
    /** Whose text it is: that of editors, by their files, or of the provider. */
    origin: text({ enum: ['editor', 'provider'] }).notNull(),
    status: text({ enum: marketStatuses }).notNull().default('published'),
    /** Grows with every publication. */
    version: integer().notNull().default(1),
    content: jsonb().$type<MarketOffer>().notNull(),
    category: text().notNull(),
    platforms: text().array().notNull(),
    places: text().array().notNull(),
    /** The price of the cheapest package in fen, and the days of the quickest. */
    priceFrom: integer('price_from').notNull(),
    daysFrom: integer('days_from').notNull(),
    answersWithinHours: integer('answers_within_hours').notNull(),
    /** How many reviews that are shown give 1 star, 2 and so on to 5. */
    stars: integer().array().notNull().default(sql`'{0,0,0,0,0}'`),
    starCount: integer('star_count')
      .notNull()
      .generatedAlwaysAs(sql`stars[1] + stars[2] + stars[3] + stars[4] + stars[5]`),
    /** The average of the reviews; null before the first. */
    rating: real().generatedAlwaysAs(
      sql`(stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5])::real
        / nullif(stars[1] + stars[2] + stars[3] + stars[4] + stars[5], 0)`,
    ),
    /** The average as if there were five more reviews of 4 stars, so that one good review is not above a hundred. */
    worth: real()
      .notNull()
      .generatedAlwaysAs(
        sql`(20 + stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5])::real
          / (5 + stars[1] + stars[2] + stars[3] + stars[4] + stars[5])`,
      ),
    isShown: boolean('is_shown').notNull().default(true),
  },
  (table) => [
    // All that lists are narrowed down by and put in order by, so that they read no content but that of their page.
    index('market_service_list')
      .on(
        table.worth.desc(),
        table.id,
        table.category,
        table.priceFrom,
        table.daysFrom,
        table.answersWithinHours,
        table.rating,
        table.starCount,
        table.providerId,
        table.platforms,
        table.places,
      )
      .where(sql`${table.isShown} and ${table.status} = 'published'`),
    index('market_service_provider').on(table.providerId),
    index('market_service_org').on(table.orgId),
    // Whether an uploaded picture is published.
    index('market_service_examples').using('gin', sql`(${table.content} -> 'examples') jsonb_path_ops`),
  ],
)
