import * as v from 'valibot'
import { guideKeywordMax } from '../constants'
import { endpoint } from '../endpoint'
import { idInPath, rowId, searchWords } from '../fields'
import { pageOf, pageRequest } from '../list'
import { articles } from '../publication/article'
import { appraisal } from './appraisal'
import { classCard, courseCard } from './recommendation'
import { appraisals, guideDetail, guideSite, guideTree } from './site'

/** Categories with their numbers of sites (specification 2.10, 7.3). */
export const getGuideTree = endpoint({
  name: 'getGuideTree',
  summary: '跨境导航分类树',
  method: 'GET',
  path: '/nav/home/tree',
  access: 'anyone',
  answer: guideTree,
})

const filterWord = (max: number) => v.optional(searchWords(max))

/**
 * Sites of a category, in the editors' order; with a keyword those in which it is found, the best first. All filters may
 * be left out, and words may be empty. Unknown filters are refused, because a misspelt one would filter nothing.
 */
export const listGuideSites = endpoint({
  name: 'listGuideSites',
  summary: '跨境导航站点列表',
  method: 'POST',
  path: '/nav/home/nav/page',
  access: 'anyone',
  changes: false,
  body: v.strictObject({
    ...pageRequest.entries,
    firstTypeId: v.optional(rowId()),
    secondTypeId: v.optional(rowId()),
    keyword: filterWord(guideKeywordMax),
    region: filterWord(20),
    tag: filterWord(20),
  }),
  /** With a keyword: the corrected search term, and another one that may have been meant. */
  answer: v.object({
    ...pageOf(guideSite).entries,
    searchedFor: v.optional(v.nullable(v.string())),
    suggestion: v.optional(v.nullable(v.string())),
  }),
  errors: ['GUIDE_TYPE_UNKNOWN', 'GUIDE_REGION_UNKNOWN', 'GUIDE_TAG_UNKNOWN'],
})

/** A site of the guide; rejects with `GUIDE_SITE_UNKNOWN` where there is none. */
export const getGuideSite = endpoint({
  name: 'getGuideSite',
  summary: '跨境导航站点',
  method: 'GET',
  path: '/nav/home/nav_site/{id}',
  access: 'anyone',
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
  answer: v.boolean(),
})

/** The sites that are recommended to all visitors, the hottest first (specification 2.10). */
export const listHotSites = endpoint({
  name: 'listHotSites',
  summary: '热门推荐站点',
  method: 'POST',
  path: '/nav/home/hot/page',
  access: 'anyone',
  changes: false,
  body: pageRequest,
  answer: pageOf(guideSite),
})

/** Popular search terms, in the editors' order. */
export const listHotSearches = endpoint({
  name: 'listHotSearches',
  summary: '热门搜索词',
  method: 'POST',
  path: '/nav/home/hot/search/page',
  access: 'anyone',
  changes: false,
  body: pageRequest,
  answer: pageOf(v.object({ word: v.string() })),
})

/** The page of a site (specification 7.3). */
export const getGuideDetail = endpoint({
  name: 'getGuideDetail',
  summary: '站点详情',
  method: 'GET',
  path: '/nav/detail/{id}',
  access: 'anyone',
  params: idInPath(),
  answer: guideDetail,
  errors: ['GUIDE_SITE_UNKNOWN'],
})

/** Saves the caller's appraisal of a site; there is one for each user and site. */
export const saveAppraisal = endpoint({
  name: 'saveAppraisal',
  summary: '评价站点',
  method: 'POST',
  path: '/nav/appraise/save',
  access: 'user',
  body: appraisal,
  answer: appraisals,
  errors: ['GUIDE_SITE_UNKNOWN', 'APPRAISAL_SCORE_REQUIRED', 'APPRAISAL_TOO_LONG'],
})

/** Recommendations on the page of a site. */
const relatedTo = {
  method: 'GET',
  access: 'anyone',
  params: idInPath(),
  errors: ['GUIDE_SITE_UNKNOWN'],
} as const

/** Articles on the subjects of a site. */
export const listSiteArticles = endpoint({
  name: 'listSiteArticles',
  summary: '站点相关文章',
  path: '/nav/detail/article/recommend/{id}',
  answer: v.array(articles.card),
  ...relatedTo,
})

/** Training classes on the subjects of a site, which can still be joined. */
export const listSiteClasses = endpoint({
  name: 'listSiteClasses',
  summary: '站点相关培训班',
  path: '/nav/detail/class/recommend/{id}',
  answer: v.array(classCard),
  ...relatedTo,
})

/** Courses on the subjects of a site. */
export const listSiteCourses = endpoint({
  name: 'listSiteCourses',
  summary: '站点相关课程',
  path: '/nav/detail/course/recommend/{id}',
  answer: v.array(courseCard),
  ...relatedTo,
})
