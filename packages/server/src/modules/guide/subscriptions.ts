import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { violatedConstraint } from '../../database/errors'
import { ApiError } from '../../http/api-error'
import { sites, subscriptions } from './tables'

export interface Subscribed {
  isSubscribed: boolean
  /** How many sites the user is subscribed to. */
  total: number
}

const of = (userId: number, id: number) => and(eq(subscriptions.userId, userId), eq(subscriptions.siteId, id))

const isShown = (id: number) => and(eq(sites.id, id), eq(sites.isShown, true))

const countOf = async (db: Db, userId: number): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(subscriptions)
    .innerJoin(sites, eq(sites.id, subscriptions.siteId))
    .where(and(eq(subscriptions.userId, userId), eq(sites.isShown, true)))
  return row?.total ?? 0
}

const requireShown = async (db: Db, id: number): Promise<void> => {
  const found = await db.select({ id: sites.id }).from(sites).where(isShown(id))
  if (found.length === 0) throw new ApiError('GUIDE_SITE_UNKNOWN')
}

/** Subscribes a user to a site; again, it changes nothing. */
export const subscribeTo = async (db: Db, userId: number, id: number, now: Date): Promise<Subscribed> => {
  const subscribed = db
    .select({
      userId: sql`${userId}::bigint`.as('user_id'),
      siteId: sites.id,
      createdAt: sql`${now.toISOString()}::timestamptz`.as('created_at'),
    })
    .from(sites)
    .where(isShown(id))
  const written = await db
    .insert(subscriptions)
    .select(subscribed)
    .onConflictDoNothing()
    .returning({ siteId: subscriptions.siteId })
    .catch((error) => {
      if (violatedConstraint(error) !== 'guide_subscription_limit') throw error
      throw new ApiError('GUIDE_SUBSCRIPTIONS_FULL')
    })
  if (written.length === 0) await requireShown(db, id)
  return { isSubscribed: true, total: await countOf(db, userId) }
}

/** Ends a user's subscription, also to a site that has been hidden meanwhile; without one, it changes nothing. */
export const unsubscribeFrom = async (db: Db, userId: number, id: number): Promise<Subscribed> => {
  const ended = await db
    .delete(subscriptions)
    .where(of(userId, id))
    .returning({ siteId: subscriptions.siteId })
  if (ended.length === 0) await requireShown(db, id)
  return { isSubscribed: false, total: await countOf(db, userId) }
}
