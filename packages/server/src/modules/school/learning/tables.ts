import type { WatchedPart } from '@chuhai/contract/school'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { users } from '../../user/tables'
import { courses } from '../tables'

/** Parts of a film; their union is `+`. */
const watchedParts = customType<{ data: WatchedPart[]; driverData: string }>({
  dataType: () => 'int4multirange',
  fromDriver: (text) =>
    [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)]),
  toDriver: (parts) => `{${parts.map(([from, to]) => `[${from},${to})`).join(',')}}`,
})

/** How far users have watched lessons. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    lessonKey: text('lesson_key').notNull(),
    seconds: integer().notNull(),
    isFinished: boolean('is_finished').notNull(),
    /** All that was ever watched of it. */
    watched: watchedParts().notNull().default(sql`'{}'`),
    /** When this second was watched, by the server's clock: an older one never replaces it. */
    watchedAt: timestamp('watched_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId, table.lessonKey] }),
    index('lesson_progress_course').on(table.courseId, table.userId),
    index('lesson_progress_latest').on(table.userId, table.watchedAt),
  ],
)

/** Certificates of courses whose lessons were all finished, by the number on them. The name of the course is that of the day. */
export const certificates = pgTable(
  'course_certificate',
  {
    number: text().primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: integer('course_id').notNull(),
    courseName: text('course_name').notNull(),
    lessons: integer().notNull(),
    name: text().notNull(),
    /** Whether who checks the number sees the whole name. */
    showsName: boolean('shows_name').notNull().default(false),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('course_certificate_owner').on(table.userId, table.courseId)],
)
