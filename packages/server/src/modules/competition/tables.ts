import type { AuditStatus, Member, Programme, Track, Zone } from '@chuhai/contract/competition'
import { bigint, integer, jsonb, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../user/tables'

/** The programme of an edition. Its start and the first row of its schedule follow from the sign-up window. */
type StoredProgramme = Omit<Programme, 'edition'> & { signUp: { name: string; text: string } }

/** Editions with their sign-up window and programme. */
export const editions = pgTable('competition_edition', {
  id: integer().primaryKey(),
  name: text().notNull(),
  /** Read by servers of earlier versions only: the page follows from the order of the editions (`editionPages`). */
  path: text().notNull(),
  opensAt: timestamp('opens_at', { withTimezone: true }).notNull(),
  closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
  programme: jsonb().$type<StoredProgramme>().notNull(),
  /** The end of the sign-up of which teams have been reminded. */
  remindedOf: timestamp('reminded_of', { withTimezone: true }),
})

/** Degree-granting schools with their search terms. */
export const schools = pgTable('competition_school', {
  name: text().primaryKey(),
  province: text().notNull(),
  /** Short names, such as 浙大. */
  aliases: text().array().notNull(),
  /** The name and each short name without tones, separated by spaces. */
  pinyin: text().notNull(),
  initials: text().notNull(),
})

/** The plan that a team has added. */
export interface StoredPlan {
  path: string
  name: string
  savedAt: string
}

/**
 * Every change adds a complete new version of a registration; the newest counts. The constraint refuses two changes of one
 * version.
 */
export const registrations = pgTable(
  'competition_registration',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    editionId: integer('edition_id')
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** Shared by all versions of a registration. */
    registrationId: uuid('registration_id').notNull(),
    contestantType: smallint('contestant_type').$type<Track>().notNull(),
    /** The fields of the track, by their names in the contract. */
    form: jsonb().$type<Record<string, string | number>>().notNull(),
    competitionArea: text('competition_area').$type<Zone>().notNull(),
    members: jsonb().$type<Member[]>().notNull(),
    auditStatus: text('audit_status').$type<AuditStatus>().notNull(),
    auditReason: text('audit_reason'),
    plan: jsonb().$type<StoredPlan>(),
    /** When the team was submitted last. */
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('competition_registration_version').on(table.editionId, table.userId, table.version),
    unique('competition_registration_history').on(table.registrationId, table.version),
  ],
)
