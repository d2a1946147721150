import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath } from '../fields'
import { courseCard } from '../guide/recommendation'
import { guideSite } from '../guide/site'
import { abilities } from './evaluation'

/** A personal guide, as one evaluation made it; the id is its navImageId. */
export const exclusiveGuide = v.object({
  id: v.number(),
  rating: v.string(),
  summary: v.string(),
  advice: v.string(),
  abilities,
  evaluatedAt: v.string(),
  siteCount: v.number(),
  courseCount: v.number(),
})
/** The head of a personal guide; `evaluatedAt` is in ISO 8601. */
export type ExclusiveGuide = v.InferOutput<typeof exclusiveGuide>

/** The sites of a personal guide under their first-level categories, the fittest first. */
export const exclusiveCategories = v.array(
  v.object({
    id: v.number(),
    name: v.string(),
    /** `reasons` are the visitor's answers that a site matches, such as 亚马逊. */
    sites: v.array(v.object({ ...guideSite.entries, reasons: v.array(v.string()) })),
  }),
)
/** The sites of a personal guide by category. */
export type ExclusiveCategories = v.InferOutput<typeof exclusiveCategories>

const ofExclusiveGuide = {
  method: 'GET',
  access: 'user',
  params: idInPath(),
  errors: ['GUIDE_UNKNOWN'],
} as const

/** The caller's personal guide; `id` is the navImageId of an evaluation of their own. */
export const getExclusiveGuide = endpoint({
  name: 'getExclusiveGuide',
  summary: '专属导航',
  path: '/nav/exclusive/{id}',
  answer: exclusiveGuide,
  ...ofExclusiveGuide,
})

/** The courses of a personal guide of the caller; rejects with `GUIDE_UNKNOWN` for another user's. */
export const listExclusiveCourses = endpoint({
  name: 'listExclusiveCourses',
  summary: '专属导航的课程',
  path: '/nav/exclusive/course/{id}',
  answer: v.array(courseCard),
  ...ofExclusiveGuide,
})

/** The sites of a personal guide of the caller; rejects with `GUIDE_UNKNOWN` for another user's. */
export const listExclusiveCategories = endpoint({
  name: 'listExclusiveCategories',
  summary: '专属导航的站点',
  path: '/nav/exclusive/category/{id}',
  answer: exclusiveCategories,
  ...ofExclusiveGuide,
})
