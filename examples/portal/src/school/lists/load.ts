import type { EndpointInput } from '@chuhai/contract/endpoint'
import type {
  ClassList,
  CourseList,
  CourseOrder,
  CourseType,
  listCourses,
  PriceRange,
} from '@chuhai/contract/school'
import { calls } from '../../app/calls'
import { hasPageNumber, missing, questionOf } from '../../app/lists'
import type { Place, Read } from '../../app/page'

type CoursesBody = EndpointInput<typeof listCourses>['body']

export const coursesPerPage = 12
export const classesPerPage = 12

const types: readonly string[] = ['recorded', 'living'] satisfies CourseType[]
const prices: readonly string[] = ['free', 'below', 'above'] satisfies PriceRange[]
const orders: readonly string[] = ['price', 'priceDown'] satisfies CourseOrder[]

const isOneOf = (words: readonly string[], word: string | undefined): boolean => !word || words.includes(word)

const isWord = (word: string | undefined): boolean => !word || word.length <= 40

/** Whether an address names a list of courses. */
export const isCoursesPlace = (place: Place): boolean => {
  const { type, level, tag, price, order } = place.query
  return (
    hasPageNumber(place) &&
    isOneOf(types, type) &&
    isOneOf(prices, price) &&
    isOneOf(orders, order) &&
    isWord(level) &&
    isWord(tag)
  )
}

/** Whether an address names a list of training classes. */
export const isClassesPlace = (place: Place): boolean => {
  const { city, month, tag } = place.query
  const isMonth = !month || /^\d{4}-(0[1-9]|1[0-2])$/.test(month)
  return hasPageNumber(place) && isMonth && isWord(city) && isWord(tag)
}

const given = <T extends object>(wanted: T): T =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)) as T

const orMissing = <T extends { list: readonly unknown[] }>(found: T, page: string | undefined): T => {
  if (page && page !== '1' && found.list.length === 0) throw missing
  return found
}

export const findCourses = async (read: Read, query: Place['query']): Promise<CourseList> => {
  const { listCourses } = await calls.school()
  const { type, level, tag, price, order, page } = query
  const { question } = questionOf(query)
  // The address was checked: its words are those of the contract.
  const body = given({ q: question, type, level, tag, price, order, page }) as CoursesBody
  return orMissing(await read(listCourses, { body: { rows: coursesPerPage, ...body } }), page)
}

export const findClasses = async (read: Read, query: Place['query']): Promise<ClassList> => {
  const { listTrainingClasses } = await calls.school()
  const { city, month, tag, page } = query
  const body = given({ city, month, tag, page })
  return orMissing(await read(listTrainingClasses, { body: { rows: classesPerPage, ...body } }), page)
}

/** A failed list is a state of the page, except where there is no such page. */
const orNull = (error: unknown): null => {
  if (error === missing) throw error
  console.error('[chuhai] the list of the school could not be loaded:', error)
  return null
}

export interface CoursesData {
  question: string
  type: string | undefined
  /** Null where they could not be loaded. */
  found: CourseList | null
}

export const loadCourses = async ({ read, query }: Place & { read: Read }): Promise<CoursesData> => ({
  question: questionOf(query).question,
  type: query.type || undefined,
  found: await findCourses(read, query).catch(orNull),
})

export interface ClassesData {
  /** Null where they could not be loaded. */
  found: ClassList | null
}

export const loadClasses = async ({ read, query }: Place & { read: Read }): Promise<ClassesData> => ({
  found: await findClasses(read, query).catch(orNull),
})
