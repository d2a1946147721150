import { array, type GenericSchema } from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath } from '../row-id'
import { appraisal } from './appraisal'
import { appraisals, guideDetail } from './detail'
import { articleCard, classCard, courseCard } from './recommendation'

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
