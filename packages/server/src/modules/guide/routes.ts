import * as guide from '@chuhai/contract/guide'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { type Implementation, implement } from '../../http/implement'
import { readTree } from './categories'
import { createSiteLists, hasHot, listHotWords } from './lists'
import { appraise, subscribeTo, unsubscribeFrom } from './members'
import { recommended, subjectsOfSite, subjectsOfSubscriptions } from './recommendations'
import { readDetail, requireSite } from './service'

interface Subscription {
  params: { id: number }
  body: { navInfoId: number }
}

/** Returns the site of a subscription; path and body must agree. */
const oneSite = ({ params, body }: Subscription): number => {
  if (params.id !== body.navInfoId) throw new ApiError('GUIDE_SITE_MISMATCH')
  return params.id
}

const recommendationRoutes = [
  implement(guide.listSiteArticles, async ({ params }, { db, now }) =>
    recommended.articles(db, await subjectsOfSite(db, params.id), now),
  ),
  implement(guide.listSiteClasses, async ({ params }, { db, now }) =>
    recommended.classes(db, await subjectsOfSite(db, params.id), now),
  ),
  implement(guide.listSiteCourses, async ({ params }, { db, now }) =>
    recommended.courses(db, await subjectsOfSite(db, params.id), now),
  ),
  implement(guide.listSubscribedArticles, async (_, { db, userId, now }) =>
    recommended.articles(db, await subjectsOfSubscriptions(db, userId), now),
  ),
  implement(guide.listSubscribedClasses, async (_, { db, userId, now }) =>
    recommended.classes(db, await subjectsOfSubscriptions(db, userId), now),
  ),
  implement(guide.listSubscribedCourses, async (_, { db, userId, now }) =>
    recommended.courses(db, await subjectsOfSubscriptions(db, userId), now),
  ),
]

/** What visitors read of the site guide, except personal guides (specification 7.3). */
export const guideRoutes = (db: Db): Implementation[] => {
  const lists = createSiteLists(db)
  /** A draft is read with a database of its own. */
  const listsOf = (call: Db) => (call === db ? lists : createSiteLists(call))
  return [
    implement(guide.getGuideTree, (_, { db }) => readTree(db)),
    implement(guide.listGuideSites, ({ body }, { db, userId }) => {
      const { page, rows, ...filters } = body
      return listsOf(db).browse(userId, { page, rows }, filters)
    }),
    implement(guide.getGuideSite, ({ params }, { db, userId }) => requireSite(db, params.id, userId)),
    implement(guide.isHotShown, (_, { db }) => hasHot(db)),
    implement(guide.listHotSites, ({ body }, { db, userId }) => listsOf(db).hot(userId, body)),
    implement(guide.listHotSearches, ({ body }, { db }) => listHotWords(db, body)),
    implement(guide.getGuideDetail, ({ params }, { db, userId }) => readDetail(db, params.id, userId)),
    implement(guide.listSubscriptions, ({ body }, { db, userId }) => listsOf(db).subscribed(userId, body)),
    ...recommendationRoutes,
  ]
}

/** What users change in the site guide; the list of subscriptions goes before, whose path would match one of these. */
export const guideMemberRoutes: Implementation[] = [
  implement(guide.subscribe, async (request, { db, userId, now }) =>
    subscribeTo(db, userId, oneSite(request), now),
  ),
  implement(guide.unsubscribe, async (request, { db, userId }) =>
    unsubscribeFrom(db, userId, oneSite(request)),
  ),
  implement(guide.saveAppraisal, ({ body }, { db, userId, now }) => appraise(db, userId, body, now)),
]
