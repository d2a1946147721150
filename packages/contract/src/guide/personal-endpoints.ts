import { array, boolean, type GenericSchema, number, object } from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath, rowId } from '../fields'
import { pageOf, pageRequest } from '../list'
import { exclusiveCategories, exclusiveGuide } from './exclusive'
import { articleCard, classCard, courseCard } from './recommendation'
import { guideSite } from './site'

const subscription = {
  path: '/nav/subscribe/{id}',
  access: 'user',
  ignoresOrganisation: true,
  params: idInPath(),
  body: object({ navInfoId: rowId() }),
  /** `total` is how many sites the caller is subscribed to now. */
  answer: object({ isSubscribed: boolean(), total: number() }),
  errors: ['UNAUTHORIZED', 'GUIDE_SITE_UNKNOWN', 'GUIDE_SITE_MISMATCH'],
} as const

/** Subscribes to a site; again, it changes nothing. */
export const subscribe = endpoint({
  name: 'subscribeToSite',
  summary: '订阅站点',
  method: 'POST',
  ...subscription,
  errors: [...subscription.errors, 'GUIDE_SUBSCRIPTIONS_FULL'],
})

/** Ends a subscription; without one, it changes nothing. */
export const unsubscribe = endpoint({
  name: 'unsubscribeFromSite',
  summary: '取消订阅站点',
  method: 'DELETE',
  ...subscription,
})

/** The caller's subscriptions, the newest first. */
export const listSubscriptions = endpoint({
  name: 'listSubscriptions',
  summary: '我的订阅',
  method: 'POST',
  path: '/nav/subscribe/page',
  access: 'user',
  changes: false,
  ignoresOrganisation: true,
  body: pageRequest,
  answer: pageOf(guideSite),
  errors: ['UNAUTHORIZED'],
})

/** What goes with the sites that the caller is subscribed to: of one kind each. */
const bySubscriptions = <const N extends string, const P extends string, const S extends GenericSchema>(
  name: N,
  summary: string,
  part: P,
  card: S,
) =>
  endpoint({
    name,
    summary,
    method: 'GET',
    path: `/nav/subscribe/${part}/recommend`,
    access: 'user',
    ignoresOrganisation: true,
    answer: array(card),
    errors: ['UNAUTHORIZED'],
  })

export const listSubscribedArticles = bySubscriptions(
  'listSubscribedArticles',
  '按订阅推荐的文章',
  'article',
  articleCard,
)
export const listSubscribedClasses = bySubscriptions(
  'listSubscribedClasses',
  '按订阅推荐的培训班',
  'class',
  classCard,
)
export const listSubscribedCourses = bySubscriptions(
  'listSubscribedCourses',
  '按订阅推荐的课程',
  'course',
  courseCard,
)

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
