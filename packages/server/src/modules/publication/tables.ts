import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** Publications of every type. */
export const publications = pgTable(
  'publication',
  {
    /** The key of its type in the contract. */
    type: text().notNull(),
    id: integer().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    cover: text().notNull(),
    tags: text().array().notNull(),
    body: text().notNull(),
    publishedAt: date('published_at', { mode: 'string' }).notNull(),
    /** The moment on that day from which visitors see it; null for its beginning. */
    visibleFrom: timestamp('visible_from', { withTimezone: true }),
    /** When it takes place; null for types without a time. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** After how many days it is held again; null for once. */
    everyDays: integer('every_days'),
    /** What only its type has. */
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    isShown: boolean('is_shown').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.id] }),
    index('publication_newest').on(table.type, table.publishedAt, table.id),
    index('publication_tags').using('gin', table.tags),
    index('publication_fields').using('gin', table.fields.op('jsonb_path_ops')),
  ],
)
