import type { LogoTint } from '@chuhai/contract/guide'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { users } from '../user/tables'

const userId = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull()

/** Categories of two levels: those of the first have no parent. */
export const categories = pgTable(
  'guide_category',
  {
    id: integer().primaryKey(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    name: text().notNull(),
    summary: text().notNull().default(''),
    position: integer().notNull(),
  },
  (table) => [index('guide_category_parent').on(table.parentId, table.position)],
)

/** Sites of the guide, each in a category of the second level. */
export const sites = pgTable(
  'guide_site',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    position: integer().notNull(),
    name: text().notNull(),
    mark: text().notNull(),
    tint: text().$type<LogoTint>().notNull(),
    summary: text().notNull(),
    address: text().notNull(),
    region: text().notNull(),
    tags: text().array().notNull(),
    isOfficial: boolean('is_official').notNull().default(false),
    isShown: boolean('is_shown').notNull().default(true),
    /** Place among the hot recommendations; null for other sites. */
    hotRank: integer('hot_rank'),
    body: text().notNull(),
    steps: text().array().notNull(),
    note: text().notNull(),
    createdAt: createdAt().defaultNow(),
  },
  (table) => [
    index('guide_site_category').on(table.categoryId, table.position),
    index('guide_site_hot').on(table.hotRank).where(sql`${table.hotRank} is not null`),
  ],
)

/** Sites that users subscribed to. */
export const subscriptions = pgTable(
  'guide_subscription',
  {
    userId: userId(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.siteId] }),
    index('guide_subscription_newest').on(table.userId, table.createdAt),
    index('guide_subscription_site').on(table.siteId),
  ],
)

/** Appraisals, one for each user and site. */
export const appraisals = pgTable(
  'guide_appraisal',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    userId: userId(),
    score: integer().notNull(),
    content: text().notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.userId] }),
    index('guide_appraisal_user').on(table.userId),
  ],
)

/** Suggested searches. */
export const hotSearches = pgTable('guide_hot_search', {
  word: text().primaryKey(),
  position: integer().notNull(),
})
