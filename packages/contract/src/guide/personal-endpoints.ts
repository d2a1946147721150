import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath, rowId } from '../fields'
import { pageOf, pageRequest } from '../list'
import { articles } from '../publication/article'
import { classCard, courseCard } from './recommendation'
import { guideSite } from './site'

const subscription = {
  path: '/nav/subscribe/{id}',
  access: 'user',
  params: idInPath(),
  body: v.object({ navInfoId: rowId() }),
  /** `total` is how many sites the caller is subscribed to now. */
  answer: v.object({ isSubscribed: v.boolean(), total: v.number() }),
  errors: ['GUIDE_SITE_UNKNOWN', 'GUIDE_SITE_MISMATCH'],
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
  body: pageRequest,
  answer: pageOf(guideSite),
})

/** Recommendations by the caller's subscriptions. */
const bySubscriptions = { method: 'GET', access: 'user' } as const

/** Articles on the subjects of the caller's subscriptions. */
export const listSubscribedArticles = endpoint({
  name: 'listSubscribedArticles',
  summary: '按订阅推荐的文章',
  path: '/nav/subscribe/article/recommend',
  answer: v.array(articles.card),
  ...bySubscriptions,
})

/** Training classes on the subjects of the caller's subscriptions, which can still be joined. */
export const listSubscribedClasses = endpoint({
  name: 'listSubscribedClasses',
  summary: '按订阅推荐的培训班',
  path: '/nav/subscribe/class/recommend',
  answer: v.array(classCard),
  ...bySubscriptions,
})

/** Courses on the subjects of the caller's subscriptions. */
export const listSubscribedCourses = endpoint({
  name: 'listSubscribedCourses',
  summary: '按订阅推荐的课程',
  path: '/nav/subscribe/course/recommend',
  answer: v.array(courseCard),
  ...bySubscriptions,
})
