import type { Appraisal, Appraisals } from '@chuhai/contract/guide'
import { and, eq, inArray, type Placeholder } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { violatedConstraint } from '../../database/errors'
import { ApiError } from '../../http/api-error'
import { readAppraisals, requireShown } from './service'
import { appraisals, sites, subscriptions } from './tables'

/** The subscriptions of a user to sites that are shown. */
export const subscribedBy = (db: Db, userId: number | Placeholder) => {
  const shown = db.select({ id: sites.id }).from(sites).where(eq(sites.isShown, true))
  return and(eq(subscriptions.userId, userId), inArray(subscriptions.siteId, shown))
}

const countOf = (db: Db, userId: number): Promise<number> =>
  db.$count(subscriptions, subscribedBy(db, userId))

/** Subscribes a user to a site; a repetition changes nothing. Returns the number of their subscriptions, too. */
export const subscribeTo = async (db: Db, userId: number, siteId: number, now: Date) => {
  await requireShown(db, siteId)
  await db
    .insert(subscriptions)
    .values({ userId, siteId, createdAt: now })
    .onConflictDoNothing()
    .catch((error) => {
      if (violatedConstraint(error) !== 'guide_subscription_limit') throw error
      throw new ApiError('GUIDE_SUBSCRIPTIONS_FULL')
    })
  return { isSubscribed: true, total: await countOf(db, userId) }
}

/** Ends a user's subscription, also to a hidden site; a repetition changes nothing. */
export const unsubscribeFrom = async (db: Db, userId: number, siteId: number) => {
  const ended = await db
    .delete(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.siteId, siteId)))
    .returning({ siteId: subscriptions.siteId })
  if (ended.length === 0) await requireShown(db, siteId)
  return { isSubscribed: false, total: await countOf(db, userId) }
}

/** Saves or changes the appraisal of a user (specification 7.3). */
export const appraise = async (
  db: Db,
  userId: number,
  { navInfoId: siteId, score, content }: Appraisal,
  now: Date,
): Promise<Appraisals> => {
  await requireShown(db, siteId)
  await db
    .insert(appraisals)
    .values({ siteId, userId, score, content, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [appraisals.siteId, appraisals.userId],
      set: { score, content, updatedAt: now },
    })
  return readAppraisals(db, siteId, userId)
}
