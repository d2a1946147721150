import {
  array,
  boolean,
  type GenericSchema,
  maxLength,
  number,
  object,
  optional,
  pipe,
  string,
  trim,
} from 'valibot'
import { guideKeywordMax } from '../constants'
import { endpoint } from '../endpoint'
import { pageOf, pageRequest } from '../list'
import { idInPath, rowId } from '../row-id'
import { appraisal } from './appraisal'
import { appraisals, guideDetail } from './detail'
import { exclusiveCategories, exclusiveGuide } from './exclusive'
import { articleCard, classCard, courseCard } from './recommendation'
import { guideSite } from './site'
import { guideTree } from './tree'

/** Categories with their numbers of sites (specification 2.10, 7.3). */
export const getGuideTree = endpoint({
  name: 'getGuideTree',
  summary: '跨境导航分类树',
  method: 'GET',
  path: '/nav/home/tree',
  access: 'anyone',
  ignoresOrganisation: true,
  answer: guideTree,
  errors: [],
})

/**
 * Sites of a category, in the editors' order; with a keyword those in which it is found, the best first. All filters may
 * be left out.
 */
export const listGuideSites = endpoint({
  name: 'listGuideSites',
  summary: '跨境导航站点列表',
  method: 'POST',
  path: '/nav/home/nav/page',
  access: 'anyone',
  ignoresOrganisation: true,
  body: object({
    ...pageRequest.entries,
    firstTypeId: optional(rowId()),
    secondTypeId: optional(rowId()),
    keyword: optional(pipe(string(), trim(), maxLength(guideKeywordMax))),
    region: optional(pipe(string(), maxLength(20))),
    tag: optional(pipe(string(), maxLength(20))),
  }),
  answer: pageOf(guideSite),
  errors: ['GUIDE_TYPE_UNKNOWN'],
})

export const getGuideSite = endpoint({
  name: 'getGuideSite',
  summary: '跨境导航站点',
  method: 'GET',
  path: '/nav/home/nav_site/{id}',
  access: 'anyone',
  ignoresOrganisation: true,
  params: idInPath(),
  answer: guideSite,
  errors: ['GUIDE_SITE_UNKNOWN'],
})

/** Whether there are hot recommendations to show; without them their entry is dropped (specification 2.10). */
export const isHotShown = endpoint({
  name: 'isHotShown',
  summary: '是否展示热门推荐',
  method: 'GET',
  path: '/nav/home/is_show_hot',
  access: 'anyone',
  ignoresOrganisation: true,
  answer: boolean(),
  errors: [],
})

export const listHotSites = endpoint({
  name: 'listHotSites',
  summary: '热门推荐站点',
  method: 'POST',
  path: '/nav/home/hot/page',
  access: 'anyone',
  ignoresOrganisation: true,
  body: pageRequest,
  answer: pageOf(guideSite),
  errors: [],
})

/** What others look for, in the editors' order: words to put into the search box. */
export const listHotSearches = endpoint({
  name: 'listHotSearches',
  summary: '热门搜索词',
  method: 'POST',
  path: '/nav/home/hot/search/page',
  access: 'anyone',
  ignoresOrganisation: true,
  body: pageRequest,
  answer: pageOf(object({ word: string() })),
  errors: [],
})

export const getGuideDetail = endpoint({
  name: 'getGuideDetail',
  summary: '站点详情',
  method: 'GET',
  path: '/nav/detail/{id}',
  access: 'anyone',
  ignoresOrganisation: true,
  params: idInPath(),
  answer: guideDetail,
  errors: ['GUIDE_SITE_UNKNOWN'],
})

/** Says or changes what the caller thinks of a site; each has one appraisal of each site. */
export const saveAppraisal = endpoint({
  name: 'saveAppraisal',
  summary: '评价站点',
  method: 'POST',
  path: '/nav/appraise/save',
  access: 'user',
  ignoresOrganisation: true,
  body: appraisal,
  answer: appraisals,
  errors: ['UNAUTHORIZED', 'GUIDE_SITE_UNKNOWN', 'APPRAISAL_SCORE_REQUIRED', 'APPRAISAL_TOO_LONG'],
})

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
  ignoresOrganisation: true,
  body: pageRequest,
  answer: pageOf(guideSite),
  errors: ['UNAUTHORIZED'],
})

const besideSite = <const N extends string, const P extends string, const S extends GenericSchema>(
  name: N,
  summary: string,
  part: P,
  card: S,
) =>
  endpoint({
    name,
    summary,
    method: 'GET',
    path: `/nav/detail/${part}/recommend/{id}`,
    access: 'anyone',
    ignoresOrganisation: true,
    params: idInPath(),
    answer: array(card),
    errors: ['GUIDE_SITE_UNKNOWN'],
  })

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

export const listSiteArticles = besideSite('listSiteArticles', '站点相关文章', 'article', articleCard)
export const listSiteClasses = besideSite('listSiteClasses', '站点相关培训班', 'class', classCard)
export const listSiteCourses = besideSite('listSiteCourses', '站点相关课程', 'course', courseCard)

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
