import type { Course, TrainingClass } from '@chuhai/contract/school'
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

const taught = {
  name: text().notNull(),
  summary: text().notNull(),
  body: text().notNull(),
  teacher: text().notNull(),
  teacherTitle: text('teacher_title').notNull(),
  tags: text().array().notNull(),
  /** Yuan; 0 for free. */
  price: integer().notNull(),
  position: integer().notNull(),
  isShown: boolean('is_shown').notNull().default(true),
}

/** Courses to watch at any time. */
export const courses = pgTable(
  'school_course',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    ...taught,
    level: text().notNull(),
    gains: text().array().notNull(),
    lessons: jsonb().$type<Course['lessons']>().notNull(),
  },
  (table) => [index('school_course_tags').using('gin', table.tags)],
)

/** Classes with a beginning and an end. */
export const trainingClasses = pgTable(
  'school_class',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    ...taught,
    city: text().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    weeks: integer().notNull(),
    seats: integer().notNull(),
    suits: text().array().notNull(),
    plan: jsonb().$type<TrainingClass['plan']>().notNull(),
  },
  (table) => [
    index('school_class_start').on(table.startsOn),
    index('school_class_tags').using('gin', table.tags),
  ],
)
