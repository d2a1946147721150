import * as v from 'valibot'

/**
 * A lesson of a course, unique in it by `key`; `seconds` is the length of its film, which everybody may watch where `isFree`, and
 * which is about something else where `isExample`.
 */
export const lesson = v.object({
  key: v.string(),
  title: v.string(),
  seconds: v.number(),
  isFree: v.boolean(),
  isExample: v.boolean(),
})
/** A lesson of a course. */
export type Lesson = v.InferOutput<typeof lesson>

/** A table, template or checklist of a lesson, by the name of its file. */
export const lessonFile = v.object({ title: v.string(), file: v.string() })
/** A file of a lesson. */
export type LessonFile = v.InferOutput<typeof lessonFile>

/** What a learner does after a lesson; the text says what is handed in. */
export const lessonTask = v.object({ title: v.string(), text: v.string() })
/** The homework of a lesson. */
export type LessonTask = v.InferOutput<typeof lessonTask>

/** Lessons of a course under one title. */
export const chapter = v.object({ title: v.string(), lessons: v.array(lesson) })
/** A chapter of a course. */
export type Chapter = v.InferOutput<typeof chapter>

/** A recorded course is watched at any time; a living one is broadcast at a time, and its recording watched afterwards. */
export const courseTypes = ['recorded', 'living'] as const
/** Recorded or living. */
export type CourseType = (typeof courseTypes)[number]

/** When a living course is on air, in ISO 8601 and UTC; of a series the one on air, or else the next. */
export const livingTime = v.object({
  startsAt: v.string(),
  endsAt: v.string(),
  /** Days from one broadcast of a series to the next; null for a single one. */
  repeatDays: v.nullable(v.number()),
})
/** When a living course is on air. */
export type LivingTime = v.InferOutput<typeof livingTime>
