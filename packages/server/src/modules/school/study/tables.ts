import type { HomeworkFile } from '@chuhai/contract/school'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../user/tables'
import { courses } from '../tables'

/** Whose it is, and under which lesson. */
const underLesson = () => ({
  id: uuid().primaryKey(),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  courseId: integer('course_id')
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' }),
  lessonKey: text('lesson_key').notNull(),
  text: text().notNull(),
})

/** Questions of learners under lessons, and what teachers say. */
export const lessonQuestions = pgTable(
  'lesson_question',
  {
    ...underLesson(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    answer: text(),
    answeredBy: text('answered_by'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('lesson_question_user').on(table.userId, table.courseId, table.lessonKey),
    index('lesson_question_answered')
      .on(table.courseId, table.lessonKey, table.answeredAt)
      .where(sql`${table.answer} is not null`),
    index('lesson_question_asked').on(table.askedAt, table.id),
  ],
)

/** Homework as it was handed in last, one for each learner and lesson; it stays as it is once it is marked. */
export const lessonHomework = pgTable(
  'lesson_homework',
  {
    ...underLesson(),
    version: integer().notNull(),
    file: jsonb().$type<HomeworkFile>(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    handedInAt: timestamp('handed_in_at', { withTimezone: true }).notNull(),
    mark: text(),
    markedBy: text('marked_by'),
    markedAt: timestamp('marked_at', { withTimezone: true }),
  },
  (table) => [
    unique('lesson_homework_user').on(table.userId, table.courseId, table.lessonKey),
    index('lesson_homework_first').on(table.firstAt, table.id),
    index('lesson_homework_file').on(sql`(${table.file} ->> 'address')`),
  ],
)
