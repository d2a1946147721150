import type { SignUp } from '@chuhai/contract/activity'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { findHeldOrder } from '../order/records'
import { offerPlacesTo } from '../place/offers'
import { findPlaces } from '../place/places'
import { activityPlaceSource } from './activity-places'
import { findSessions } from './sessions'
import { activitySessions, activitySignUps } from './tables'

type Caller = Pick<UserCall, 'db' | 'userId' | 'now'>

/** Nobody reviews who comes to an activity. */
export const isNeverReviewed = async (): Promise<boolean> => false

const rowsMax = 100

/** Returns the caller's sign-ups of one session, or of all, the last one first. What an order has given back is none. */
const findOwn = async ({ db, userId, now }: Caller, sessionId?: number): Promise<SignUp[]> => {
  const rows = await db
    .select({ signUp: activitySignUps, session: activitySessions })
    .from(activitySignUps)
    .innerJoin(activitySessions, eq(activitySessions.id, activitySignUps.sessionId))
    .where(
      and(
        eq(activitySignUps.userId, userId),
        sessionId === undefined ? undefined : eq(activitySignUps.sessionId, sessionId),
      ),
    )
    .orderBy(desc(activitySessions.startsAt), desc(activitySessions.id))
    .limit(rowsMax)
  const ids = rows.map(({ session }) => session.id)
  const placeOf = await findPlaces(db, activityPlaceSource, ids, now)
  const found = await Promise.all(
    rows.map(async ({ signUp, session }) => {
      const place = placeOf(session.id, userId)
      if (!place) return []
      return [{ signUp, session, place, orderNumber: await orderOf(db, session, userId, now) }]
    }),
  )
  return found.flat().map(({ signUp, session, place, orderNumber }) => ({
    activityId: session.activityId,
    sessionId: session.id,
    title: session.title,
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    venue: session.venue,
    fee: session.fee,
    isCancelled: session.isCancelled,
    name: signUp.name,
    phone: signUp.phone,
    company: signUp.company,
    signedUpAt: signUp.signedUpAt.toISOString(),
    checkedInAt: signUp.checkedInAt?.toISOString() ?? null,
    place,
    orderNumber,
  }))
}

const orderOf = async (db: Db, { id, fee }: { id: number; fee: number }, userId: number, now: Date) =>
  fee === 0
    ? null
    : ((await findHeldOrder(db, { kind: 'activity', productId: id, userId }, now))?.number ?? null)

/** What has become free meanwhile is offered before the caller hears that they still wait. */
const offerOwn = ({ db, userId, now }: Caller) =>
  offerPlacesTo(db, activityPlaceSource, isNeverReviewed, now, userId)

/** Returns the caller's sign-up of a session; throws where there is none. */
export const requireOwn = async (sessionId: number, call: Caller): Promise<SignUp> => {
  const [own] = await findOwn(call, sessionId)
  if (!own) throw new ApiError('NOT_FOUND')
  return own
}

/** Returns the caller's sign-up of the next time of an activity; null where they have none. */
export const readOwn = async (activityId: number, call: Caller): Promise<SignUp | null> => {
  const { db, now } = call
  const session = (await findSessions(db, [activityId], now)).get(activityId)
  if (!session) return null
  await offerOwn(call)
  return (await findOwn(call, session.id))[0] ?? null
}

/** Returns all sign-ups of the caller, the last time first. */
export const listOwn = async (call: Caller): Promise<SignUp[]> => {
  await offerOwn(call)
  return findOwn(call)
}
