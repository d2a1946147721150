import { type ActivityCard, activities } from '@chuhai/contract/publication'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { tellAll } from '../../messages/tell'
import { findPlaces } from '../place/places'
import { findCards } from '../publication/service'
import { activityPlaceSource } from './activity-places'
import { activityCancelled, activityMoved, activitySoon } from './messages'
import { detailsOf, reminderDue, type SessionRow } from './sessions'
import { activitySessions, activitySignUps } from './tables'

/** A change of a session, and the kind of message about it. */
interface News {
  /** Null without a message: for another name, price or number of seats. */
  kind: 'moved' | 'cancelled' | 'soon' | null
  /** How the session is from now on. */
  next: Partial<SessionRow>
}

/** Returns what those who come do not know yet of a session; null where there is nothing. */
const newsOf = (session: SessionRow, card: ActivityCard | undefined, now: Date): News | null => {
  if (!card || card.isCancelled)
    return session.isCancelled ? null : { kind: 'cancelled', next: { isCancelled: true } }
  const details = detailsOf(card)
  const { startsAt, venue } = details
  const isMoved = startsAt.getTime() !== session.startsAt.getTime() || venue !== session.venue
  const due = reminderDue(startsAt, now)
  if (isMoved || session.isCancelled)
    return { kind: 'moved', next: { ...details, isCancelled: false, remindedDays: due } }
  const isReminded = due === null || (session.remindedDays !== null && session.remindedDays <= due)
  if (!isReminded && startsAt > now) return { kind: 'soon', next: { ...details, remindedDays: due } }
  const isSame = JSON.stringify(details) === JSON.stringify(session, Object.keys(details))
  return isSame ? null : { kind: null, next: details }
}

/** Writes the message of what is new to each of some users. */
const writeNews = (
  tx: Db,
  kind: NonNullable<News['kind']>,
  { id, version, title, startsAt, endsAt, venue }: SessionRow,
  userIds: readonly number[],
  now: Date,
): Promise<void> => {
  const to = <Values>(values: Values) =>
    userIds.map((userId) => ({ userId, once: `${id}:${version}`, values }))
  const values = { activity: title, at: startsAt.toISOString() }
  if (kind === 'cancelled') return tellAll(tx, activityCancelled, to(values), now)
  const whole = { ...values, ends: endsAt.toISOString(), place: venue }
  return tellAll(tx, kind === 'moved' ? activityMoved : activitySoon, to(whole), now)
}

/** Tells what is new of a session, and writes in the same transaction that it was told, so that each thing is told once. */
const tellOfSession = (db: Db, session: SessionRow, news: News, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const { id, version } = session
    // Another instance waits here for the row, and then finds that it was told.
    const [told] = await tx
      .update(activitySessions)
      .set({ ...news.next, version: version + 1 })
      .where(and(eq(activitySessions.id, id), eq(activitySessions.version, version)))
      .returning()
    const { kind } = news
    if (!told || kind === null) return
    const signUps = await tx
      .select({ userId: activitySignUps.userId })
      .from(activitySignUps)
      .where(eq(activitySignUps.sessionId, id))
    const placeOf = await findPlaces(tx, activityPlaceSource, [id], now)
    const concerned = signUps.filter(({ userId }) => {
      const place = placeOf(id, userId)
      // A reminder is for those who come; of a change those who wait are told, too.
      if (kind !== 'soon') return place !== undefined && place.state !== 'lapsed'
      return place?.state === 'ordered' || (place?.state === 'kept' && place.keepUntil === null)
    })
    await writeNews(
      tx,
      kind,
      told,
      concerned.map(({ userId }) => userId),
      now,
    )
  })

/**
 * Brings sessions up to date with what editors have changed, and tells those who have signed up what is new of their activities:
 * that one is near, moved or cancelled.
 */
export const tellOfActivities = async (db: Db, now: Date): Promise<void> => {
  const open = await db
    .select()
    .from(activitySessions)
    .where(gt(activitySessions.endsAt, now))
    .orderBy(desc(activitySessions.startsAt))
  // What editors have written is the next time of an activity that is held again.
  const sessions = [...new Map(open.map((session) => [session.activityId, session])).values()]
  const ids = sessions.map(({ activityId }) => activityId)
  const cards = new Map(
    (await findCards<ActivityCard>(db, activities, ids, now)).map((card) => [card.id, card]),
  )
  for (const session of sessions) {
    const news = newsOf(session, cards.get(session.activityId), now)
    if (news) await tellOfSession(db, session, news, now)
  }
}
