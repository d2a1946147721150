import * as guide from '@chuhai/contract/guide'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { type Implementation, implement } from '../../http/implement'
import { appraise } from './appraisals'
import { readTree } from './categories'
import { createSiteLists, hasHot, listHotWords, type SiteLists } from './lists'
import { recommended, subjectsOfSite, subjectsOfSubscriptions } from './recommendations'
import { readDetail, requireSite } from './service'
import { subscribeTo, unsubscribeFrom } from './subscriptions'

interface Subscription {
  params: { id: number }
  body: { navInfoId: number }
}

/** The site of a subscription, which address and body name alike. */
const oneSite = ({ params, body }: Subscription): number => {
  if (params.id !== body.navInfoId) throw new ApiError('GUIDE_SITE_MISMATCH')
  return params.id
}

const browsing = (lists: SiteLists) => [
  implement(guide.getGuideTree, (_, { db }) => readTree(db)),
  implement(guide.listGuideSites, ({ body }, { userId }) => {
    const { page, rows, ...filters } = body
    return lists.browse(userId, { page, rows }, filters)
  }),
  implement(guide.getGuideSite, ({ params }, { db, userId }) => requireSite(db, params.id, userId)),
  implement(guide.isHotShown, (_, { db }) => hasHot(db)),
  implement(guide.listHotSites, ({ body }, { userId }) => lists.hot(userId, body)),
  implement(guide.listHotSearches, ({ body }, { db }) => listHotWords(db, body)),
  implement(guide.getGuideDetail, ({ params }, { db, userId }) => readDetail(db, params.id, userId)),
]

const ofMembers = (lists: SiteLists) => [
  // Before the subscription of one site, whose path would take it.
  implement(guide.listSubscriptions, ({ body }, { userId }) => lists.subscribed(userId, body)),
  implement(guide.saveAppraisal, ({ body }, { db, userId, now }) => appraise(db, userId, body, now)),
  implement(guide.subscribe, async (request, { db, userId, now }) =>
    subscribeTo(db, userId, oneSite(request), now),
  ),
  implement(guide.unsubscribe, async (request, { db, userId }) =>
    unsubscribeFrom(db, userId, oneSite(request)),
  ),
]

const besideSites = [
  implement(guide.listSiteArticles, async ({ params }, { db }) =>
    recommended.articles(db, await subjectsOfSite(db, params.id)),
  ),
  implement(guide.listSiteClasses, async ({ params }, { db, now }) =>
    recommended.classes(db, await subjectsOfSite(db, params.id), now),
  ),
  implement(guide.listSiteCourses, async ({ params }, { db }) =>
    recommended.courses(db, await subjectsOfSite(db, params.id)),
  ),
]

const bySubscriptions = [
  implement(guide.listSubscribedArticles, async (_, { db, userId }) =>
    recommended.articles(db, await subjectsOfSubscriptions(db, userId)),
  ),
  implement(guide.listSubscribedClasses, async (_, { db, userId, now }) =>
    recommended.classes(db, await subjectsOfSubscriptions(db, userId), now),
  ),
  implement(guide.listSubscribedCourses, async (_, { db, userId }) =>
    recommended.courses(db, await subjectsOfSubscriptions(db, userId)),
  ),
]

/** The calls of the site guide, but for those of personal guides (specification 7.3). */
export const guideRoutes = (db: Db): Implementation[] => {
  const lists = createSiteLists(db)
  return [...browsing(lists), ...ofMembers(lists), ...besideSites, ...bySubscriptions]
}
