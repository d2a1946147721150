import type { Suspicion } from '@chuhai/contract/admin'
import type { KeptAbout } from '@chuhai/contract/consultation'
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const consultations = pgTable(
  'consultation',
  {
    id: uuid().primaryKey(),
    sections: text().array().notNull(),
    contactsName: text('contacts_name').notNull(),
    contactsPhone: text('contacts_phone').notNull(),
    customerName: text('customer_name').notNull(),
    position: text().notNull(),
    mailbox: text().notNull(),
    service: text().notNull(),
    source: text().notNull(),
    consentVersion: text('consent_version'),
    consentedAt: timestamp('consented_at', { withTimezone: true }),
    siteOrigin: text('site_origin').notNull(),
    /** The signed-in user and the chosen organisation; null for a visitor. */
    userId: bigint('user_id', { mode: 'number' }),
    orgId: uuid('org_id'),
    /** Why it may be of a program; null for a lead that looks like a person's. */
    suspicion: text().$type<Suspicion>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null where neither the page nor anything else is known. */
    about: jsonb().$type<KeptAbout>(),
  },
  (table) => [
    index('consultation_created').on(table.createdAt, table.id),
    index('consultation_user').on(table.userId, table.createdAt),
  ],
)
