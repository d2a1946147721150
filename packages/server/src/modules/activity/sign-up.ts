import type { ActivityErrorCode, SignUp, SignUpForm } from '@chuhai/contract/activity'
import { activityPlaceHours } from '@chuhai/contract/constants'
import type { ActivityCard } from '@chuhai/contract/publication'
import { signUpEnd } from '@chuhai/contract/sign-up-end'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { type Write, writeRows } from '../../database/write-rows'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { tell } from '../../messages/tell'
import { message } from '../../outbox/message'
import { hourMs } from '../../time/durations'
import { findPlaces } from '../place/places'
import { takePlace } from '../place/take-place'
import { activityPlaceSource } from './activity-places'
import { activityConfirmed } from './messages'
import { requireOwn } from './own'
import { findSessions, openSession, requireActivity, type SessionRow } from './sessions'
import { activityPlaces, activitySignUps } from './tables'

/** Returns why sign-up for an activity is closed, regardless of free seats; null while it is open. */
const refusalOf = (card: ActivityCard, now: Date): ActivityErrorCode | null => {
  const end = signUpEnd(card)
  if (card.isCancelled) return 'ACTIVITY_CANCELLED'
  if (end === null) return 'ACTIVITY_WALK_IN'
  return now.getTime() >= end ? 'ACTIVITY_CLOSED' : null
}

/** What somebody is told whose place is theirs for good; once for each time that they took one. */
const confirmation = (session: SessionRow, userId: number, number: number, now: Date): Write[] =>
  tell(
    activityConfirmed,
    {
      userId,
      once: `${session.id}:${number}`,
      values: {
        activity: session.title,
        at: session.startsAt.toISOString(),
        ends: session.endsAt.toISOString(),
        place: session.venue,
      },
    },
    now,
  )

/** Until when a place has to be paid; null for a free one, which is theirs at once. */
const payBefore = ({ fee, startsAt }: SessionRow, now: Date): Date | null =>
  fee === 0 ? null : new Date(Math.min(now.getTime() + activityPlaceHours * hourMs, startsAt.getTime()))

/** Takes a place for a user who has none, or one on the waiting list, and tells of it. */
const take = async (
  tx: Db,
  card: ActivityCard,
  session: SessionRow,
  { userId, now, waits }: { userId: number; now: Date; waits: boolean },
): Promise<void> => {
  const refusal = refusalOf(card, now)
  if (refusal) throw new ApiError(refusal)
  const keepUntil = payBefore(session, now)
  const taken = await takePlace(tx, activityPlaceSource, session, { userId, now, keepUntil, waits })
  if (!taken) throw new ApiError('ACTIVITY_FULL')
  const data = { sessionId: session.id, activityId: card.id, userId, isWaiting: !taken.isKept }
  const isTheirs = taken.isKept && keepUntil === null
  await writeRows(tx, [
    message({ type: 'activity.signedUp', data }, now),
    ...(isTheirs ? confirmation(session, userId, taken.number, now) : []),
  ])
}

/** Signs a user up, one after the other, so that of those who come at once as many have a place as there are. */
export const signUpFor = async (
  id: number,
  { waits, ...form }: SignUpForm & { waits: boolean },
  call: UserCall,
): Promise<SignUp> => {
  const { db, userId, now } = call
  const card = await requireActivity(db, id, now)
  const over = refusalOf(card, now)
  // Without a session nobody has signed up yet, so that a refusal needs none.
  if (over && !(await findSessions(db, [id], now)).has(id)) throw new ApiError(over)
  const sessionId = await db.transaction(async (tx) => {
    const session = await openSession(tx, card, now)
    await activityPlaceSource.lock(tx, session.id)
    const own = (await findPlaces(tx, activityPlaceSource, [session.id], now))(session.id, userId)
    if (!own || own.state === 'lapsed') await take(tx, card, session, { userId, now, waits })
    await tx
      .insert(activitySignUps)
      .values({ sessionId: session.id, userId, ...form, signedUpAt: now })
      .onConflictDoUpdate({ target: [activitySignUps.sessionId, activitySignUps.userId], set: form })
    return session.id
  })
  return requireOwn(sessionId, call)
}

/** Confirms a free place that was kept for somebody who had waited. */
export const confirmPlace = async (id: number, call: UserCall): Promise<SignUp> => {
  const { db, userId, now } = call
  const session = (await findSessions(db, [id], now)).get(id)
  if (!session) throw new ApiError('NOT_FOUND')
  if (session.fee > 0) throw new ApiError('ACTIVITY_UNPAID')
  await db.transaction(async (tx) => {
    await activityPlaceSource.lock(tx, session.id)
    const place = (await findPlaces(tx, activityPlaceSource, [session.id], now))(session.id, userId)
    if (!place) throw new ApiError('NOT_FOUND')
    if (place.state !== 'kept') throw new ApiError('ACTIVITY_PLACE_GONE')
    const [kept] = await tx
      .update(activityPlaces)
      .set({ keepUntil: null })
      .where(and(eq(activityPlaces.productId, session.id), eq(activityPlaces.userId, userId)))
      .returning({ number: activityPlaces.number })
    await writeRows(tx, confirmation(session, userId, kept?.number ?? 0, now))
  })
  return requireOwn(session.id, call)
}

/** Gives a place back or leaves the waiting list; what is free is offered by the job of every minute. */
export const giveBack = async (id: number, { db, userId, now }: UserCall): Promise<null> => {
  const session = (await findSessions(db, [id], now)).get(id)
  if (!session) return null
  await db.transaction(async (tx) => {
    await activityPlaceSource.lock(tx, session.id)
    const place = (await findPlaces(tx, activityPlaceSource, [session.id], now))(session.id, userId)
    if (place?.state === 'ordered') throw new ApiError('ACTIVITY_ORDERED')
    await tx
      .delete(activityPlaces)
      .where(and(eq(activityPlaces.productId, session.id), eq(activityPlaces.userId, userId)))
    await tx
      .delete(activitySignUps)
      .where(and(eq(activitySignUps.sessionId, session.id), eq(activitySignUps.userId, userId)))
  })
  return null
}
