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
  (table) => [unique('organisation_code').on(table.createdBy, table.socialCode)],
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
  },
  (table) => [primaryKey({ columns: [table.userId, table.orgId] }), index('membership_org').on(table.orgId)],
)
