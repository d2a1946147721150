import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const banners = pgTable(
  'banner',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    applicationSite: text('application_site').notNull(),
    bannerModule: text('banner_module').notNull(),
    position: integer().notNull(),
    isShown: boolean('is_shown').notNull().default(true),
    title: text().notNull(),
    text: text().notNull(),
    image: text(),
    linkText: text('link_text'),
    linkAddress: text('link_address'),
  },
  (table) => [index('banner_place').on(table.applicationSite, table.bannerModule, table.position)],
)
