import { asc, desc, inArray } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { ContentNews, Edited } from '../../content/content-news'
import { canonical } from '../../content/encode'
import type { Db } from '../../database/db'
import { tellAll } from '../../messages/tell'
import { siteContent, type writtenSite } from './content'
import { subscriptionNewsKind } from './messages'
import { subscriptions } from './tables'

export type WrittenSite = InferOutput<typeof writtenSite>

/** A change of these is news; order, rank and tags are the editors' own. */
const newsFields = ['name', 'summary', 'address', 'body', 'steps', 'note'] as const

/** Returns the sites that have news, by their ids with their names. */
export const sitesWithNews = (edited: readonly Edited<WrittenSite>[]): ReadonlyMap<number, string> =>
  new Map(
    edited
      .filter(({ before, after }) =>
        newsFields.some((field) => canonical(before[field]) !== canonical(after[field])),
      )
      .map(({ after }) => [after.id, after.name]),
  )

/** Returns who has subscribed to which of some sites, the last subscription first. */
export const findSubscribers = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const { userId, siteId, createdAt } = subscriptions
  const rows = await db
    .select({ userId, siteId })
    .from(subscriptions)
    .where(inArray(siteId, [...ids]))
    .orderBy(asc(userId), desc(createdAt))
  const sites = new Map<number, number[]>()
  for (const row of rows) sites.set(row.userId, [...(sites.get(row.userId) ?? []), row.siteId])
  return sites
}

/** Tells each subscriber once of all sites that have changed together. */
export const subscriptionNews: ContentNews<WrittenSite> = {
  type: siteContent,
  async tell(db, edited, at) {
    const names = sitesWithNews(edited)
    if (names.size === 0) return
    const subscribers = [...(await findSubscribers(db, [...names.keys()]))]
    const users = subscribers.map(([userId, [first = 0, ...others]]) => ({
      userId,
      once: at.toISOString(),
      values: { site: names.get(first) ?? '', sites: others.length + 1 },
    }))
    await tellAll(db, subscriptionNewsKind, users, at)
  },
}
