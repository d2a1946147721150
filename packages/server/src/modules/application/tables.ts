import type { ApplicationState, Values } from '@chuhai/contract/application'
import { bigint, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../user/tables'

/** Whose application of a kind for what; without an organisation it is the user's own. */
const owner = () => ({
  kind: text().notNull(),
  /** Empty for kinds that are applied for once. */
  subject: text().notNull(),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  orgId: uuid('org_id'),
})

/** Paths of the documents that the values name, so that they can be found. */
const documents = () => text().array().notNull()

/**
 * Every step of an application is a complete new version, and the newest counts. The constraints refuse two steps from
 * one version: of an applicant and an operator only the first succeeds.
 */
export const applications = pgTable(
  'application',
  {
    ...owner(),
    version: integer().notNull(),
    /** Shared by all versions of an application. */
    id: uuid().notNull(),
    state: text().$type<ApplicationState>().notNull(),
    values: jsonb().$type<Values>().notNull(),
    documents: documents(),
    termsVersion: text('terms_version').notNull(),
    /** The operator who decided; empty for the applicant. */
    by: text().notNull(),
    reason: text(),
    /** What is wrong with which field. */
    fields: jsonb().$type<Record<string, string>>().notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('application_version')
      .on(table.kind, table.subject, table.userId, table.orgId, table.version)
      .nullsNotDistinct(),
    unique('application_history').on(table.id, table.version),
    index('application_documents').using('gin', table.documents),
  ],
)

/** What is being filled in. A draft counts while its application has the version that it was begun with. */
export const applicationDrafts = pgTable(
  'application_draft',
  {
    ...owner(),
    version: integer().notNull(),
    revision: integer().notNull(),
    values: jsonb().$type<Partial<Values>>().notNull(),
    documents: documents(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('application_draft_owner')
      .on(table.kind, table.subject, table.userId, table.orgId)
      .nullsNotDistinct(),
    index('application_draft_documents').using('gin', table.documents),
  ],
)
