import {
  array,
  boolean,
  type GenericSchema,
  maxLength,
  nullable,
  object,
  optional,
  pipe,
  strictObject,
  string,
  trim,
} from 'valibot'
import { guideKeywordMax } from '../constants'
import { endpoint } from '../endpoint'
import { idInPath, rowId } from '../fields'
import { pageOf, pageRequest } from '../list'
import { articleCard, classCard, courseCard } from './recommendation'
import { appraisal, appraisals, guideDetail, guideSite, guideTree } from './site'

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

const filterWord = (max: number) => optional(pipe(string(), trim(), maxLength(max)))

/**
 * Sites of a category, in the editors' order; with a keyword those in which it is found, the best first. All filters may
 * be left out, and words may be empty. What is no filter is refused: misspelt, it would filter nothing.
 */
export const listGuideSites = endpoint({
  name: 'listGuideSites',
  summary: '跨境导航站点列表',
  method: 'POST',
  path: '/nav/home/nav/page',
  access: 'anyone',
  changes: false,
  ignoresOrganisation: true,
  body: strictObject({
    ...pageRequest.entries,
    firstTypeId: optional(rowId()),
    secondTypeId: optional(rowId()),
    keyword: filterWord(guideKeywordMax),
    region: filterWord(20),
    tag: filterWord(20),
  }),
  /** With a keyword: what was looked for in its place, and what else may have been meant. */
  answer: object({
    ...pageOf(guideSite).entries,
    searchedFor: optional(nullable(string())),
    suggestion: optional(nullable(string())),
  }),
  errors: ['GUIDE_TYPE_UNKNOWN', 'GUIDE_REGION_UNKNOWN', 'GUIDE_TAG_UNKNOWN'],
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
  changes: false,
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
  changes: false,
  ignoresOrganisation: true,
  body: pageRequest,
  answer: pageOf(object({ word: string() })),
  errors: [],
})

/** The page of a site (specification 7.3). */
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

/** What goes with a site: of one kind each. */
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

export const listSiteArticles = besideSite('listSiteArticles', '站点相关文章', 'article', articleCard)
export const listSiteClasses = besideSite('listSiteClasses', '站点相关培训班', 'class', classCard)
export const listSiteCourses = besideSite('listSiteCourses', '站点相关课程', 'course', courseCard)
