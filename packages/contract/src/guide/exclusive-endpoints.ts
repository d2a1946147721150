import { array } from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath } from '../row-id'
import { exclusiveCategories, exclusiveGuide } from './exclusive'
import { courseCard } from './recommendation'

const ofExclusiveGuide = {
  method: 'GET',
  access: 'user',
  ignoresOrganisation: true,
  params: idInPath(),
  errors: ['UNAUTHORIZED', 'GUIDE_UNKNOWN'],
} as const

/** The caller's personal guide; `id` is the navImageId of an evaluation of their own. */
export const getExclusiveGuide = endpoint({
  name: 'getExclusiveGuide',
  summary: '专属导航',
  path: '/nav/exclusive/{id}',
  answer: exclusiveGuide,
  ...ofExclusiveGuide,
})

export const listExclusiveCourses = endpoint({
  name: 'listExclusiveCourses',
  summary: '专属导航的课程',
  path: '/nav/exclusive/course/{id}',
  answer: array(courseCard),
  ...ofExclusiveGuide,
})

export const listExclusiveCategories = endpoint({
  name: 'listExclusiveCategories',
  summary: '专属导航的站点',
  path: '/nav/exclusive/category/{id}',
  answer: exclusiveCategories,
  ...ofExclusiveGuide,
})
