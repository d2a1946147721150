import { asc, desc, isNotNull } from 'drizzle-orm'
import type { ContentNews } from '../../content/content-news'
import { tellAll } from '../../messages/tell'
import { siteContent } from '../guide/content'
import { findSubscribers, sitesWithNews, type WrittenSite } from '../guide/news'
import { exclusiveNewsKind } from './messages'
import { exclusiveGuides } from './tables'

/** Tells whose latest exclusive guide has sites that have changed; of what they have subscribed to they are told as subscribers. */
export const exclusiveNews: ContentNews<WrittenSite> = {
  type: siteContent,
  async tell(db, edited, at) {
    const names = sitesWithNews(edited)
    if (names.size === 0) return
    const { id, userId, sites, rating } = exclusiveGuides
    const subscribers = await findSubscribers(db, [...names.keys()])
    const latest = await db
      .selectDistinctOn([userId], { id, userId, sites })
      .from(exclusiveGuides)
      .where(isNotNull(rating))
      .orderBy(asc(userId), desc(id))
    const told = latest
      .map((guide) => ({
        ...guide,
        changed: guide.sites
          .map((site) => site.id)
          .filter((site) => names.has(site) && !subscribers.get(guide.userId)?.includes(site)),
      }))
      .filter(({ changed }) => changed.length > 0)
    const users = told.map(({ id: guide, userId, changed: [first = 0, ...others] }) => ({
      userId,
      once: at.toISOString(),
      values: { guide, site: names.get(first) ?? '', sites: others.length + 1 },
    }))
    await tellAll(db, exclusiveNewsKind, users, at)
  },
}
