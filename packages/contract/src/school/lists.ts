import * as v from 'valibot'
import { publicationTagMax, searchQuestionMax } from '../constants'
import { endpoint } from '../endpoint'
import { searchWords } from '../fields'
import { classCard, courseCard } from '../guide/recommendation'
import { pageOf, pageRequest } from '../list'
import { searchNotes } from '../search/found'
import { courseTypes } from './lesson'

const word = v.pipe(searchWords(publicationTagMax), v.minLength(1))
const question = searchWords(searchQuestionMax)

/** A word that a list can be narrowed down by, and what it then has. */
const choice = v.object({ name: v.string(), total: v.number() })

/** Prices that the list of courses is narrowed down by; `below` and `above` part at `priceStep`. */
export const priceRanges = ['free', 'below', 'above'] as const
/** A range of prices; `priceStep` parts `below` from `above`. */
export type PriceRange = (typeof priceRanges)[number]

/** 300 yuan in fen. */
export const priceStep = 30_000

/** Orders of the list of courses by price: rising and falling. */
export const courseOrders = ['price', 'priceDown'] as const
/** One of `courseOrders`. */
export type CourseOrder = (typeof courseOrders)[number]

/**
 * The courses. Without an order: the best match first where something is asked, or else the editors' order, of living ones
 * what is on air, then what comes next, then recordings. `levels` and `tags` count without the other conditions but the type.
 */
export const listCourses = endpoint({
  name: 'listCourses',
  summary: '课程列表',
  method: 'POST',
  path: '/school/course/page',
  access: 'anyone',
  changes: false,
  body: v.object({
    ...pageRequest.entries,
    q: v.optional(question, ''),
    type: v.optional(v.picklist(courseTypes)),
    level: v.optional(word),
    tag: v.optional(word),
    price: v.optional(v.picklist(priceRanges)),
    order: v.optional(v.picklist(courseOrders)),
  }),
  answer: v.object({
    ...pageOf(courseCard).entries,
    levels: v.array(choice),
    tags: v.array(choice),
    ...searchNotes,
  }),
})
/** A page of the list of courses, and what it can be narrowed down by. */
export type CourseList = v.InferOutput<typeof listCourses.answer>

/** A training class with the places that are left; nobody can apply for one that has begun. */
export const listedClass = v.object({
  ...classCard.entries,
  teacher: v.string(),
  tags: v.array(v.string()),
  seats: v.number(),
  left: v.number(),
})
/** A training class of the list, with the places that are left. */
export type ListedClass = v.InferOutput<typeof listedClass>

/** A month, `2026-12`. */
const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/**
 * The training classes: the soonest first, and then those that have begun, the last first. `cities`, `months` and `tags`
 * count those that have not begun, without the conditions.
 */
export const listTrainingClasses = endpoint({
  name: 'listTrainingClasses',
  summary: '培训班列表',
  method: 'POST',
  path: '/school/class/page',
  access: 'anyone',
  changes: false,
  body: v.object({
    ...pageRequest.entries,
    city: v.optional(word),
    month: v.optional(month),
    tag: v.optional(word),
  }),
  answer: v.object({
    ...pageOf(listedClass).entries,
    cities: v.array(choice),
    months: v.array(choice),
    tags: v.array(choice),
  }),
})
/** A page of the list of training classes, and what it can be narrowed down by. */
export type ClassList = v.InferOutput<typeof listTrainingClasses.answer>
