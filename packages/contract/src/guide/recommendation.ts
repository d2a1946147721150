import * as v from 'valibot'
import { courseTypes, livingTime } from '../school/lesson'

/** A training class that can still be joined; its page is `/school/training/detail?id=`. `startsOn` is a date, `price` in fen. */
export const classCard = v.object({
  id: v.number(),
  name: v.string(),
  summary: v.string(),
  city: v.string(),
  startsOn: v.string(),
  weeks: v.number(),
  price: v.number(),
})
/** A training class in lists. */
export type ClassCard = v.InferOutput<typeof classCard>

/** A course; its page is `/school/detail?id=`. `price` in fen, 0 for free; `living` null for a recorded one. */
export const courseCard = v.object({
  id: v.number(),
  name: v.string(),
  summary: v.string(),
  teacher: v.string(),
  level: v.string(),
  lessons: v.number(),
  minutes: v.number(),
  type: v.picklist(courseTypes),
  living: v.nullable(livingTime),
  price: v.number(),
  tags: v.array(v.string()),
})
/** A course in lists. */
export type CourseCard = v.InferOutput<typeof courseCard>
