import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Change } from './changes'

/** What the database has or has had: the seed adds only what is missing here, and an export keeps the names of files. */
export const contentItems = pgTable(
  'content_item',
  {
    type: text().notNull(),
    key: text().notNull(),
    /** The path of its file. */
    path: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.key] })],
)

/** Each import and each way back, with every item before and after it as its file has it. */
export const contentVersions = pgTable(
  'content_version',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** User and machine. */
    operator: text().notNull(),
    /** The folder of an import, or which version was restored. */
    source: text().notNull(),
    changes: jsonb().$type<Change[]>().notNull(),
  },
  (table) => [index('content_version_at').on(table.at)],
)

/** Imports that only visitors with the link see. */
export const contentDrafts = pgTable(
  'content_draft',
  {
    /** SHA-256 of the secret in the link. */
    digest: text().primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    operator: text().notNull(),
    source: text().notNull(),
    changes: jsonb().$type<Change[]>().notNull(),
  },
  (table) => [index('content_draft_expires').on(table.expiresAt)],
)

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Pictures under `/media/`, before those that come with the server. */
export const pictures = pgTable('content_picture', {
  /** `covers/port.svg` */
  path: text().primaryKey(),
  digest: text().notNull(),
})

/** The bytes of pictures, also of those that only versions and drafts name. */
export const pictureFiles = pgTable('content_picture_file', {
  /** SHA-256. */
  digest: text().primaryKey(),
  bytes: bytes().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
