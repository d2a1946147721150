import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath } from '../fields'
import { classPart } from './class-plan'
import { chapter, courseTypes, livingTime } from './lesson'

export * from './certificate'
export * from './class-plan'
export * from './classmates'
export * from './duration'
export * from './errors'
export * from './learning'
export * from './lesson'
export * from './lists'
export * from './study'
export * from './watched'

const teacher = v.object({ name: v.string(), title: v.string() })

/** A course; `body` is Markdown, `price` in fen, 0 for free, `includes` what it includes, a line each, `living` null for a recorded one. */
export const course = v.object({
  id: v.number(),
  name: v.string(),
  summary: v.string(),
  body: v.string(),
  type: v.picklist(courseTypes),
  living: v.nullable(livingTime),
  level: v.string(),
  teacher,
  tags: v.array(v.string()),
  price: v.number(),
  includes: v.array(v.string()),
  gains: v.array(v.string()),
  chapters: v.array(chapter),
})
/** A course on its page. */
export type Course = v.InferOutput<typeof course>

/** A training class with a beginning and an end; `body` is Markdown, `startsOn` a date, `price` in fen, and `includes` what it includes. */
export const trainingClass = v.object({
  id: v.number(),
  name: v.string(),
  summary: v.string(),
  body: v.string(),
  city: v.string(),
  startsOn: v.string(),
  weeks: v.number(),
  seats: v.number(),
  /** Places that nobody holds. */
  left: v.number(),
  price: v.number(),
  includes: v.array(v.string()),
  teacher,
  tags: v.array(v.string()),
  suits: v.array(v.string()),
  plan: v.array(classPart),
  /** Its address, and on which days from when to when; null until they are settled. */
  venue: v.nullable(v.string()),
  hours: v.nullable(v.string()),
  /** Whether it is not going to be held. */
  isCancelled: v.boolean(),
})
/** A training class on its page. */
export type TrainingClass = v.InferOutput<typeof trainingClass>

/** A course; rejects with `NOT_FOUND` where there is none. */
export const getCourse = endpoint({
  name: 'getCourse',
  summary: '课程',
  method: 'GET',
  path: '/school/course/{id}',
  access: 'anyone',
  params: idInPath(),
  answer: course,
  errors: ['NOT_FOUND'],
})

/** A training class; rejects with `NOT_FOUND` where there is none. */
export const getTrainingClass = endpoint({
  name: 'getTrainingClass',
  summary: '培训班',
  method: 'GET',
  path: '/school/class/{id}',
  access: 'anyone',
  params: idInPath(),
  answer: trainingClass,
  errors: ['NOT_FOUND'],
})
