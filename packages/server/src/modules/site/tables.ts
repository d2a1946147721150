import type { SiteRequestState, Suspicion } from '@chuhai/contract/admin'
import type { SiteScope } from '@chuhai/contract/site-scope'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** Sites that may call the API and frame our pages. */
export const sites = pgTable('site', {
  origin: text().primaryKey(),
  name: text().notNull(),
  enabled: boolean().notNull().default(true),
  /** Scopes of its pages for a signed-in visitor; null for those of all widgets. */
  scopes: text().array().$type<SiteScope[]>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** What webmasters have asked to be registered. */
export const siteRequests = pgTable(
  'site_request',
  {
    id: uuid().primaryKey(),
    origin: text().notNull(),
    siteName: text('site_name').notNull(),
    purpose: text().notNull(),
    contactsName: text('contacts_name').notNull(),
    contactsPhone: text('contacts_phone').notNull(),
    mailbox: text().notNull(),
    consentVersion: text('consent_version'),
    /** Why it may be of a program; null for what looks like a person's. */
    suspicion: text().$type<Suspicion>(),
    /** The signed-in user; null for a visitor. */
    userId: bigint('user_id', { mode: 'number' }),
    state: text().$type<SiteRequestState>().notNull(),
    /** When its id was found on the site, which only the site's own people can put there. */
    provedAt: timestamp('proved_at', { withTimezone: true }),
    /** The operator who decided it, when, and why it was refused. */
    by: text(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    reason: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('site_request_created').on(table.createdAt, table.id),
    // One open request for each origin and contact; what is kept apart does not count.
    uniqueIndex('site_request_open')
      .on(table.origin, table.contactsPhone)
      .where(
        sql`${table.state} = 'open' and (${table.suspicion} is null or ${table.suspicion} not in ('hiddenField', 'flood'))`,
      ),
  ],
)
