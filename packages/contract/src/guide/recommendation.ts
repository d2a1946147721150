import { array, type InferOutput, number, object, string } from 'valibot'

/** An article that fits; its page is `/news/detail?id=`. `publishedAt` is a date, `minutes` what reading takes. */
export const articleCard = object({
  id: number(),
  title: string(),
  summary: string(),
  category: string(),
  publishedAt: string(),
  minutes: number(),
})
export type ArticleCard = InferOutput<typeof articleCard>

/** A training class that can still be joined; its page is `/school/training/detail?id=`. `startsOn` is a date, `price` in yuan. */
export const classCard = object({
  id: number(),
  name: string(),
  summary: string(),
  city: string(),
  startsOn: string(),
  weeks: number(),
  price: number(),
})
export type ClassCard = InferOutput<typeof classCard>

/** A course to watch at any time; its page is `/school/detail?id=`. `price` in yuan, 0 for free. */
export const courseCard = object({
  id: number(),
  name: string(),
  summary: string(),
  teacher: string(),
  level: string(),
  lessons: number(),
  minutes: number(),
  price: number(),
  tags: array(string()),
})
export type CourseCard = InferOutput<typeof courseCard>
