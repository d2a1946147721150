import * as guide from '@chuhai/contract/guide'
import type { UserInfo } from '@chuhai/contract/user'
import { ApiError } from '../../http/api-error'
import { implement } from '../../http/implement'
import { appraise } from './appraisals'
import { readDetail, requireSite } from './detail'
import { listHotWords } from './hot-searches'
import { recommended, subjectsOfSite, subjectsOfSubscriptions } from './recommendations'
import { hasHot, listHot, listSites } from './site-list'
import { listSubscribed, subscribeTo, unsubscribeFrom } from './subscriptions'
import { readTree } from './tree'

const idOf = (user: UserInfo | null): number | null => (user ? Number(user.id) : null)

const requireId = (user: UserInfo | null): number => {
  if (!user) throw new ApiError('UNAUTHORIZED')
  return Number(user.id)
}

interface Subscription {
  params: { id: number }
  body: { navInfoId: number }
}

/** The site of a subscription, which address and body name alike. */
const oneSite = ({ params, body }: Subscription): number => {
  if (params.id !== body.navInfoId) throw new ApiError('GUIDE_SITE_MISMATCH')
  return params.id
}

const browsing = [
  implement(guide.getGuideTree, (_, { db }) => readTree(db)),
  implement(guide.listGuideSites, ({ body }, { db, user }) => {
    const { page, rows, ...filters } = body
    return listSites(db, idOf(user), { page, rows }, filters)
  }),
  implement(guide.getGuideSite, ({ params }, { db, user }) => requireSite(db, params.id, idOf(user))),
  implement(guide.isHotShown, (_, { db }) => hasHot(db)),
  implement(guide.listHotSites, ({ body }, { db, user }) => listHot(db, idOf(user), body)),
  implement(guide.listHotSearches, ({ body }, { db }) => listHotWords(db, body)),
  implement(guide.getGuideDetail, ({ params }, { db, user }) => readDetail(db, params.id, idOf(user))),
]

const ofMembers = [
  // Before the subscription of one site, whose path would take it.
  implement(guide.listSubscriptions, ({ body }, { db, user }) => listSubscribed(db, requireId(user), body)),
  implement(guide.saveAppraisal, ({ body }, { db, user, now }) => appraise(db, requireId(user), body, now)),
  implement(guide.subscribe, async (request, { db, user, now }) =>
    subscribeTo(db, requireId(user), oneSite(request), now),
  ),
  implement(guide.unsubscribe, async (request, { db, user }) =>
    unsubscribeFrom(db, requireId(user), oneSite(request)),
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
  implement(guide.listSubscribedArticles, async (_, { db, user }) =>
    recommended.articles(db, await subjectsOfSubscriptions(db, requireId(user))),
  ),
  implement(guide.listSubscribedClasses, async (_, { db, user, now }) =>
    recommended.classes(db, await subjectsOfSubscriptions(db, requireId(user)), now),
  ),
  implement(guide.listSubscribedCourses, async (_, { db, user }) =>
    recommended.courses(db, await subjectsOfSubscriptions(db, requireId(user))),
  ),
]

/** The calls of the site guide, but for those of personal guides (specification 7.3). */
export const guideRoutes = [...browsing, ...ofMembers, ...besideSites, ...bySubscriptions]
