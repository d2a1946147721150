import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const articles = pgTable(
  'news_article',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    title: text().notNull(),
    summary: text().notNull(),
    category: text().notNull(),
    author: text().notNull(),
    tags: text().array().notNull(),
    minutes: integer().notNull(),
    body: text().notNull(),
    publishedAt: date('published_at', { mode: 'string' }).notNull(),
    isShown: boolean('is_shown').notNull().default(true),
  },
  (table) => [
    index('news_article_newest').on(table.publishedAt, table.id),
    index('news_article_tags').using('gin', table.tags),
  ],
)
