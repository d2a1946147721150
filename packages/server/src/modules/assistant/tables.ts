import type { AnswerSource } from '@chuhai/contract/assistant'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { users } from '../user/tables'

const userId = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Questions and answers, a row each. */
export const messages = pgTable(
  'assistant_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    speaker: text({ enum: ['user', 'assistant'] }).notNull(),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),

    /** Of a question: the request id of its client, and the path of its image. */
    requestId: text('request_id'),
    image: text(),

    /** Of an answer. */
    questionId: bigint('question_id', { mode: 'number' }).references((): AnyPgColumn => messages.id, {
      onDelete: 'cascade',
    }),
    state: text({ enum: ['running', 'complete', 'stopped', 'broken'] }),
    errorCode: text('error_code'),
    sources: jsonb().$type<AnswerSource[]>(),
    /** Length of the saved text in UTF-16 code units, so that no part is written twice. */
    saved: integer().notNull().default(0),
    /** Last heartbeat of the instance that writes the answer. */
    beatAt: timestamp('beat_at', { withTimezone: true }),
    /** When another instance last read it. */
    readAt: timestamp('read_at', { withTimezone: true }),
    stopAskedAt: timestamp('stop_asked_at', { withTimezone: true }),
    /** The day whose quota it uses, and whether it still counts. */
    askedOn: date('asked_on'),
    isCharged: boolean('is_charged').notNull().default(false),
  },
  (table) => [
    unique('assistant_message_request').on(table.userId, table.requestId),
    index('assistant_message_user').on(table.userId, table.id),
    index('assistant_message_question').on(table.questionId),
    index('assistant_message_created').on(table.createdAt),
    index('assistant_message_image').on(table.image).where(sql`${table.image} is not null`),
    index('assistant_message_running').on(table.beatAt).where(sql`${table.state} = 'running'`),
    index('assistant_message_stop')
      .on(table.stopAskedAt)
      .where(sql`${table.state} = 'running' and ${table.stopAskedAt} is not null`),
  ],
)

/** Number of questions of a user on a day in Shanghai. */
export const usage = pgTable(
  'assistant_usage',
  { userId: userId(), day: date().notNull(), used: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('assistant_usage_day').on(table.day)],
)

/** Reports with a copy of question and answer, which stays when the history is cleared. */
export const reports = pgTable(
  'assistant_report',
  {
    answerId: bigint('answer_id', { mode: 'number' }).primaryKey(),
    userId: userId(),
    question: text().notNull(),
    answer: text().notNull(),
    reason: text().notNull(),
    note: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('assistant_report_created').on(table.createdAt)],
)

/** Templates of what the assistant writes without a model, a row for each use. */
export const writingTemplates = pgTable('assistant_template', {
  use: text().primaryKey(),
  content: jsonb().notNull(),
})

/** Suggested tasks, shown as cards under the welcome. */
export const scenes = pgTable('assistant_scene', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100 }),
  name: text().notNull().unique('assistant_scene_name'),
  logo: text().notNull(),
  guideWords: text('guide_words').notNull(),
  position: integer().notNull(),
})
