import type { Abilities } from '@chuhai/contract/evaluation'
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../user/tables'

/** Questions, weights and ratings as one document; the newest counts, older ones belong to earlier guides. */
export const ruleSets = pgTable('evaluation_rule_set', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  document: jsonb().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** A site of a personal guide, and the answers that it matches. */
interface ChosenSite {
  id: number
  reasons: string[]
}

/** Personal guides; the id is the navImageId, and the rating is null where the evaluation found nothing. */
export const exclusiveGuides = pgTable(
  'guide_exclusive',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ruleSetId: integer('rule_set_id').notNull(),
    answers: jsonb().$type<{ fieldId: number; fieldValueIdList: number[] }[]>().notNull(),
    rating: text(),
    summary: text(),
    advice: text(),
    abilities: jsonb().$type<Abilities>().notNull(),
    sites: jsonb().$type<ChosenSite[]>().notNull(),
    courseIds: integer('course_ids').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('guide_exclusive_user').on(table.userId, table.id)],
)
