import type { GivenRole, JoinState, OrganisationRole } from '@chuhai/contract/organisation'
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../user/tables'

/** Companies and persons that users act for (specification, section 3). */
export const organisations = pgTable(
  'organisation',
  {
    id: uuid().primaryKey(),
    orgName: text('org_name').notNull(),
    /** Empty for a person. */
    socialCode: text('social_code').notNull(),
    operatePeriod: date('operate_period', { mode: 'string' }),
    provinceCode: text('province_code').notNull(),
    provinceName: text('province_name').notNull(),
    cityCode: text('city_code').notNull(),
    cityName: text('city_name').notNull(),
    countyCode: text('county_code').notNull(),
    countyName: text('county_name').notNull(),
    orgAddress: text('org_address').notNull(),
    licencePic: text('licence_pic').notNull(),
    orgType: integer('org_type').notNull(),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('organisation_code').on(table.createdBy, table.socialCode),
    index('organisation_social_code').on(table.socialCode),
  ],
)

/** Which users may act for which organisations. */
export const memberships = pgTable(
  'membership',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    /** An instance of an earlier version writes none, and knows only members who have added the organisation themselves. */
    role: text().$type<OrganisationRole>().notNull().default('owner'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orgId] }), index('membership_org').on(table.orgId)],
)

/** Invitations into organisations, each for one person. */
export const invitations = pgTable(
  'organisation_invitation',
  {
    id: uuid().primaryKey(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    role: text().$type<GivenRole>().notNull(),
    /** The digest of the secret that the link has. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Of an invitation by phone, its number with four digits hidden. */
    phone: text(),
    /** The user whom the number has found; anybody with the link may accept all the same. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    createdBy: bigint('created_by', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Who has joined by it, so that the same call again is answered alike. */
    acceptedBy: bigint('accepted_by', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('organisation_invitation_org').on(table.orgId),
    index('organisation_invitation_user').on(table.userId),
    index('organisation_invitation_expires').on(table.expiresAt),
  ],
)

/** Who asks to join by a code, also where no organisation has it, so that asking tells nothing. */
export const joinRequests = pgTable(
  'organisation_request',
  {
    id: uuid().primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    socialCode: text('social_code').notNull(),
    state: text().$type<JoinState>().notNull().default('open'),
    /** The organisation whose owner has decided. */
    orgId: uuid('org_id').references(() => organisations.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('organisation_request_code').on(table.userId, table.socialCode),
    index('organisation_request_open').on(table.socialCode),
    index('organisation_request_created').on(table.createdAt),
  ],
)
