import { activityReminderDays } from '@chuhai/contract/constants'
import { type ActivityCard, activities } from '@chuhai/contract/publication'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { dateInShanghai } from '../../time/shanghai'
import { findCards } from '../publication/service'
import { activitySessions } from './tables'

export type SessionRow = typeof activitySessions.$inferSelect

/** Returns the fewest days before it of which a reminder is due; null while none is. */
export const reminderDue = (startsAt: Date, now: Date): number | null =>
  activityReminderDays.findLast((days) => dateInShanghai(startsAt) <= dateInShanghai(now, days)) ?? null

/** The city and the place; online the place alone. */
const venueOf = ({ city, place }: ActivityCard): string => (city === '线上' ? place : `${city} · ${place}`)

/** What a session has of its activity. */
export const detailsOf = (card: ActivityCard) => ({
  title: card.title,
  startsAt: new Date(card.startsAt),
  endsAt: new Date(card.endsAt),
  venue: venueOf(card),
  seats: card.seats,
  fee: card.fee,
})

/** Returns the next time of an activity as editors have it; throws for one that is hidden or does not exist. */
export const requireActivity = async (db: Db, id: number, now: Date): Promise<ActivityCard> => {
  const [card] = await findCards<ActivityCard>(db, activities, [id], now)
  if (!card) throw new ApiError('NOT_FOUND')
  return card
}

/** Returns the sessions of some activities that are not over, by the ids of the activities. */
export const findSessions = async (
  db: Db,
  activityIds: readonly number[],
  now: Date,
): Promise<Map<number, SessionRow>> => {
  if (activityIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(activitySessions)
    .where(and(inArray(activitySessions.activityId, [...activityIds]), gt(activitySessions.endsAt, now)))
    .orderBy(asc(activitySessions.id))
  return new Map(rows.map((row) => [row.activityId, row]))
}

/** Returns the session of an activity that is not over, with the seats and the price of now; it begins with the first sign-up. */
export const openSession = async (tx: Db, card: ActivityCard, now: Date): Promise<SessionRow> => {
  const details = detailsOf(card)
  const { seats, fee } = details
  if (!(await findSessions(tx, [card.id], now)).has(card.id))
    await tx
      .insert(activitySessions)
      .values({ activityId: card.id, ...details, remindedDays: reminderDue(details.startsAt, now) })
      .onConflictDoNothing()
  const session = (await findSessions(tx, [card.id], now)).get(card.id)
  if (!session) throw new ApiError('ACTIVITY_CLOSED')
  if (session.seats !== seats || session.fee !== fee)
    await tx.update(activitySessions).set({ seats, fee }).where(eq(activitySessions.id, session.id))
  return { ...session, seats, fee }
}
