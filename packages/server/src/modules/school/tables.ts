import type { Lesson, LessonFile, LessonTask, TrainingClass } from '@chuhai/contract/school'
import {
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
} from 'drizzle-orm/pg-core'
import { orders } from '../order/tables'
import { placeTable } from '../place/tables'
import { users } from '../user/tables'

const taught = {
  name: text().notNull(),
  summary: text().notNull(),
  body: text().notNull(),
  teacher: text().notNull(),
  teacherTitle: text('teacher_title').notNull(),
  tags: text().array().notNull(),
  /** Fen; 0 for free. */
  price: integer().notNull(),
  /** What the price includes, a line each. */
  includes: text().array().notNull(),
  position: integer().notNull(),
  isShown: boolean('is_shown').notNull().default(true),
}

/** A lesson with the name of its film; null until it is made. */
export interface StoredLesson extends Omit<Lesson, 'isExample'> {
  video: string | null
  /** Whether its film is about something else, where the content says so; otherwise it follows from the film. */
  isExample?: boolean | undefined
}

/** A file of a lesson, and the homework of a lesson; the lesson by its key. */
type OfLesson<Part> = Part & { lesson: string }

/** Courses, recorded ones and living ones, which are broadcast at a time. */
export const courses = pgTable(
  'school_course',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    ...taught,
    level: text().notNull(),
    gains: text().array().notNull(),
    chapters: jsonb().$type<{ title: string; lessons: StoredLesson[] }[]>().notNull(),
    files: jsonb().$type<OfLesson<LessonFile>[]>().notNull().default([]),
    homework: jsonb().$type<OfLesson<LessonTask>[]>().notNull().default([]),
    /** When a living course is on air; null for a recorded one. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** Days from one broadcast of a series to the next; null for a single one. */
    repeatDays: integer('repeat_days'),
    /** The film of a living course; null where it has none. */
    video: text(),
  },
  (table) => [index('school_course_tags').using('gin', table.tags)],
)

/** Classes on fixed dates. */
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
    /** Its address, and on which days from when to when; null until they are settled. */
    venue: text(),
    hours: text(),
    isCancelled: boolean('is_cancelled').notNull().default(false),
  },
  (table) => [
    index('school_class_start').on(table.startsOn),
    index('school_class_tags').using('gin', table.tags),
  ],
)

/**
 * Places of applicants. A trigger of the database takes, keeps and frees them with the steps of an application, and frees them
 * once the order is paid that holds the place from then on.
 */
export const classPlaces = placeTable('class_place', { column: 'class_id', id: () => trainingClasses.id })

/** What students let their classmates see; a student without a row is not seen. */
export const classmates = pgTable(
  'class_mate',
  {
    classId: integer('class_id')
      .notNull()
      .references(() => trainingClasses.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    company: text().notNull(),
    consentVersion: text('consent_version').notNull(),
    agreedAt: timestamp('agreed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.classId, table.userId] })],
)

/** What the buyer of a place has been told of the class, by the number of the order. */
export const classNotices = pgTable('class_notice', {
  number: text()
    .primaryKey()
    .references(() => orders.number, { onDelete: 'cascade' }),
  /** Grows with each notice. */
  version: integer().notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  venue: text(),
  hours: text(),
  isCancelled: boolean('is_cancelled').notNull(),
  /** The first day of which it was told that it is near. */
  soon: date({ mode: 'string' }),
})
