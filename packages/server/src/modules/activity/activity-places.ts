import { activityPlaceHours } from '@chuhai/contract/constants'
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { dateInShanghai } from '../../time/shanghai'
import type { PlaceSource } from '../place/place-source'
import { isWaitedFor, placesTaken } from '../place/taken'
import { activitiesPage, activityOffered } from './messages'
import { activityPlaces, activitySessions } from './tables'

const { id, title, startsAt, seats, isCancelled } = activitySessions

/** `12月16日` */
export const dayOf = (at: Date): string => {
  const date = dateInShanghai(at)
  return `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`
}

/** How messages and orders call a session: its activity and its day. */
export const nameOf = (session: { title: string; startsAt: Date }): string =>
  `${session.title}（${dayOf(session.startsAt)}）`

/** The places of activities, by the ids of their sessions. */
export const activityPlaceSource: PlaceSource = {
  kind: 'activity',
  table: activityPlaces,
  page: activitiesPage,
  keptHours: activityPlaceHours,
  offer: activityOffered,
  async lock(tx, sessionId) {
    const [found] = await tx
      .select({ total: seats, beginsAt: startsAt })
      .from(activitySessions)
      .where(and(eq(id, sessionId), eq(isCancelled, false)))
      .for('update')
    return found ?? null
  },
  async names(db, ids) {
    const found = await db
      .select({ id, title, startsAt })
      .from(activitySessions)
      .where(inArray(id, [...ids]))
    return new Map(found.map((session) => [session.id, nameOf(session)]))
  },
  async findOffering(db, now) {
    const hasFree = or(isNull(seats), sql`${placesTaken('activity', id, now)} < ${seats}`)
    const found = await db
      .select({ id })
      .from(activitySessions)
      .where(and(gt(startsAt, now), eq(isCancelled, false), isWaitedFor(db, activityPlaces, id), hasFree))
    return found.map((session) => session.id)
  },
  offered: ({ productId: sessionId, userId, keepUntil }) => ({
    type: 'activity.placeOffered',
    data: { sessionId, userId, keepUntil: keepUntil?.toISOString() ?? null },
  }),
}
