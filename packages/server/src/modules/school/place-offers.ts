import { classPlaceHours } from '@chuhai/contract/constants'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../database/db'
import { writeRows } from '../../database/write-rows'
import { message } from '../../outbox/message'
import { expireOverdue } from '../order/expiry'
import { dateInShanghai, momentInShanghai } from '../shanghai'
import { classPlaces, trainingClasses } from './tables'

const hourMs = 3_600_000

/** Returns when an offer made now ends: after `classPlaceHours`, at the latest when the class begins. */
const keptUntil = (startsOn: string, now: Date): Date =>
  new Date(
    Math.min(now.getTime() + classPlaceHours * hourMs, momentInShanghai(startsOn, '00:00:00').getTime()),
  )

interface Offering {
  /** Whether an application of a user waits for a decision, which the module of applications knows. */
  isBeingReviewed(
    db: Db,
    application: { kind: string; subject: string; userId: number },
  ): Promise<boolean>
  /** Only of classes that this user waits for. */
  userId?: number | undefined
}

/** Keeps the place of one who has waited: during the review without an end, otherwise until it has to be paid. */
const offer = async (
  db: Db,
  { classId, userId, startsOn }: { classId: number; userId: number; startsOn: string },
  { isBeingReviewed }: Offering,
  now: Date,
): Promise<void> => {
  const isOpen = await isBeingReviewed(db, { kind: 'trainingClass', subject: String(classId), userId })
  const keepUntil = isOpen ? null : keptUntil(startsOn, now)
  await db
    .update(classPlaces)
    .set({ isKept: true, keepUntil })
    .where(and(eq(classPlaces.classId, classId), eq(classPlaces.userId, userId)))
  const data = { classId, userId, keepUntil: keepUntil?.toISOString() ?? null }
  await writeRows(db, [message({ type: 'class.placeOffered', data }, now)])
}

/** Gives the free places of a class to those who wait, in their order; none once it has begun. */
const offerPlacesOf = async (db: Db, classId: number, offering: Offering, now: Date): Promise<void> => {
  await expireOverdue(db, now, { kind: 'class', productId: classId })
  await db.transaction(async (tx) => {
    const own = tx as unknown as Db
    const { seats, startsOn } = trainingClasses
    // The same lock as for applications, so that places go out one at a time.
    const [found] = await tx
      .select({ seats, startsOn })
      .from(trainingClasses)
      .where(eq(trainingClasses.id, classId))
      .for('update')
    if (!found || found.startsOn <= dateInShanghai(now)) return
    const [count] = await rowsOf<{ taken: number }>(
      own,
      sql`select class_places_taken(${classId}::integer, -1::bigint, ${now.toISOString()}::timestamptz) as taken`,
    )
    const free = found.seats - (count?.taken ?? found.seats)
    if (free <= 0) return
    const next = await tx
      .select({ userId: classPlaces.userId })
      .from(classPlaces)
      .where(and(eq(classPlaces.classId, classId), eq(classPlaces.isKept, false)))
      .orderBy(asc(classPlaces.number))
      .limit(free)
    for (const { userId } of next)
      await offer(own, { classId, userId, startsOn: found.startsOn }, offering, now)
  })
}

/** Offers what is free of all classes that somebody waits for, or that one user does. */
export const offerPlaces = async (db: Db, offering: Offering, now: Date): Promise<void> => {
  const { userId } = offering
  const waiting = await db
    .selectDistinct({ id: classPlaces.classId })
    .from(classPlaces)
    .where(
      and(eq(classPlaces.isKept, false), userId === undefined ? undefined : eq(classPlaces.userId, userId)),
    )
  for (const { id } of waiting) await offerPlacesOf(db, id, offering, now)
}
