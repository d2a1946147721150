import type { ActivitySession, Attendee } from '@chuhai/contract/admin'
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { findPlaces } from '../place/places'
import { activityPlaceSource } from './activity-places'
import type { SessionRow } from './sessions'
import { activityPlaces, activitySessions, activitySignUps } from './tables'

/** Reads the sign-ups of some sessions, the first first, each with where they stand. */
const findAttendees = async (db: Db, sessionIds: readonly number[], now: Date) => {
  if (sessionIds.length === 0) return []
  const [rows, placeOf] = await Promise.all([
    db
      .select()
      .from(activitySignUps)
      .where(inArray(activitySignUps.sessionId, [...sessionIds]))
      .orderBy(asc(activitySignUps.signedUpAt), asc(activitySignUps.userId)),
    findPlaces(db, activityPlaceSource, sessionIds, now),
  ])
  return rows.map((row) => ({ row, place: placeOf(row.sessionId, row.userId) ?? null }))
}

type Found = Awaited<ReturnType<typeof findAttendees>>[number]

const presentAttendee = ({ row, place }: Found): Attendee => ({
  userId: row.userId,
  name: row.name,
  phone: row.phone,
  company: row.company,
  signedUpAt: row.signedUpAt.toISOString(),
  place,
  checkedInAt: row.checkedInAt?.toISOString() ?? null,
})

const presentSession = (session: SessionRow, attendees: readonly Found[]): ActivitySession => {
  const own = attendees.filter(({ row }) => row.sessionId === session.id)
  const countIn = (...states: string[]) =>
    own.filter(({ place }) => states.includes(place?.state ?? '')).length
  const { version: _, remindedDays: __, ...shown } = session
  return {
    ...shown,
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    taken: countIn('kept', 'ordered'),
    waiting: countIn('waiting'),
    checkedIn: own.filter(({ row }) => row.checkedInAt !== null).length,
  }
}

/** Reads sessions, the last first, before the last one of the page before. */
export const listSessions = async (
  db: Db,
  { before, rows }: { before?: number | undefined; rows: number },
  now: Date,
): Promise<ActivitySession[]> => {
  const sessions = await db
    .select()
    .from(activitySessions)
    .where(before === undefined ? undefined : lt(activitySessions.id, before))
    .orderBy(desc(activitySessions.id))
    .limit(rows)
  const attendees = await findAttendees(
    db,
    sessions.map(({ id }) => id),
    now,
  )
  return sessions.map((session) => presentSession(session, attendees))
}

/** Reads who has signed up for a session; null where it is unknown. */
export const readAttendees = async (db: Db, id: number, now: Date) => {
  const [session] = await db.select().from(activitySessions).where(eq(activitySessions.id, id))
  if (!session) return null
  const attendees = await findAttendees(db, [id], now)
  return { session: presentSession(session, attendees), attendees: attendees.map(presentAttendee) }
}

/** Notes that somebody has come, or has not after all; null where they have no place. */
export const checkIn = async (
  db: Db,
  id: number,
  { userId, isHere }: { userId: number; isHere: boolean },
  now: Date,
): Promise<Attendee | null> => {
  const place = (await findPlaces(db, activityPlaceSource, [id], now))(id, userId)
  if (place?.state !== 'kept' && place?.state !== 'ordered') return null
  const isTheirs = and(eq(activitySignUps.sessionId, id), eq(activitySignUps.userId, userId))
  const [row] = await db.select().from(activitySignUps).where(isTheirs).for('update')
  if (!row) return null
  // A second check-in keeps the time of the first.
  const checkedInAt = isHere ? (row.checkedInAt ?? now) : null
  await db.update(activitySignUps).set({ checkedInAt }).where(isTheirs)
  return presentAttendee({ row: { ...row, checkedInAt }, place })
}

/** Returns when somebody came, for the audit log; null where they have not signed up. */
export const readCheckIn = async (db: Db, id: number, userId: number) => {
  const [row] = await db
    .select({ checkedInAt: activitySignUps.checkedInAt })
    .from(activitySignUps)
    .where(and(eq(activitySignUps.sessionId, id), eq(activitySignUps.userId, userId)))
  return row ? { checkedInAt: row.checkedInAt?.toISOString() ?? null } : null
}

/** Deletes who signed up for activities that ended before a time. */
export const deleteOldSignUps = async (db: Db, endedBefore: Date): Promise<number> => {
  const ended = db
    .select({ id: activitySessions.id })
    .from(activitySessions)
    .where(lt(activitySessions.endsAt, endedBefore))
  await deleteInBatches(db, activityPlaces, inArray(activityPlaces.productId, ended))
  return deleteInBatches(db, activitySignUps, inArray(activitySignUps.sessionId, ended))
}
