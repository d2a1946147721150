import { array, type InferOutput, number, object, string } from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath } from '../fields'

const teacher = object({ name: string(), title: string() })

/** A course to watch at any time; `body` is Markdown, `price` in yuan, 0 for free. */
export const course = object({
  id: number(),
  name: string(),
  summary: string(),
  body: string(),
  level: string(),
  teacher,
  tags: array(string()),
  price: number(),
  gains: array(string()),
  lessons: array(object({ title: string(), minutes: number() })),
})
export type Course = InferOutput<typeof course>

/** A training class with a beginning and an end; `body` is Markdown, `startsOn` a date, `price` in yuan. */
export const trainingClass = object({
  id: number(),
  name: string(),
  summary: string(),
  body: string(),
  city: string(),
  startsOn: string(),
  weeks: number(),
  seats: number(),
  price: number(),
  teacher,
  tags: array(string()),
  suits: array(string()),
  plan: array(object({ title: string(), text: string() })),
})
export type TrainingClass = InferOutput<typeof trainingClass>

export const getCourse = endpoint({
  name: 'getCourse',
  summary: '课程',
  method: 'GET',
  path: '/school/course/{id}',
  access: 'anyone',
  ignoresOrganisation: true,
  params: idInPath(),
  answer: course,
  errors: ['NOT_FOUND'],
})

export const getTrainingClass = endpoint({
  name: 'getTrainingClass',
  summary: '培训班',
  method: 'GET',
  path: '/school/class/{id}',
  access: 'anyone',
  ignoresOrganisation: true,
  params: idInPath(),
  answer: trainingClass,
  errors: ['NOT_FOUND'],
})
