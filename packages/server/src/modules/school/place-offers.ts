import { classPlaceHours } from '@chuhai/contract/constants'
import { and, asc, eq, exists, gt, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../database/db'
import { writeRows } from '../../database/write-rows'
import { message } from '../../outbox/message'
import { hourMs } from '../../time/durations'
import { dateInShanghai, momentInShanghai } from '../../time/shanghai'
import { isBeingReviewed } from '../application/accepted'
import { expireOverdue } from '../order/expiry'
import { classPlaces, trainingClasses } from './tables'

/** Returns when an offer made now ends: after `classPlaceHours`, at the latest when the class begins. */
const keptUntil = (startsOn: string, now: Date): Date =>
  new Date(
    Math.min(now.getTime() + classPlaceHours * hourMs, momentInShanghai(startsOn, '00:00:00').getTime()),
  )

/** Keeps the place of one who has waited: during the review without an end, otherwise until it has to be paid. */
const offer = async (db: Db, classId: number, userId: number, startsOn: string, now: Date): Promise<void> => {
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
const offerPlacesOf = async (db: Db, classId: number, now: Date): Promise<void> => {
  await expireOverdue(db, now, { kind: 'class', productId: classId })
  await db.transaction(async (tx) => {
    const { seats, startsOn } = trainingClasses
    // The same lock as for applications, so that places go out one at a time.
    const [found] = await tx
      .select({ seats, startsOn })
      .from(trainingClasses)
      .where(eq(trainingClasses.id, classId))
      .for('update')
    if (!found || found.startsOn <= dateInShanghai(now)) return
    const [count] = await rowsOf<{ taken: number }>(
      tx,
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
    for (const { userId } of next) await offer(tx, classId, userId, found.startsOn, now)
  })
}

/** Offers the free places of all classes that somebody waits for. */
export const offerPlaces = async (db: Db, now: Date): Promise<void> => {
  const { id, seats, startsOn } = trainingClasses
  const isWaitedFor = exists(
    db
      .select({ one: sql`1` })
      .from(classPlaces)
      .where(and(eq(classPlaces.classId, id), eq(classPlaces.isKept, false))),
  )
  const isFree = sql`class_places_taken(${id}, -1::bigint, ${now.toISOString()}::timestamptz) < ${seats}`
  const due = await db
    .select({ id })
    .from(trainingClasses)
    .where(and(gt(startsOn, dateInShanghai(now)), isWaitedFor, isFree))
  for (const { id } of due) await offerPlacesOf(db, id, now)
}

/** Offers the free places of the classes that a user waits for. */
export const offerPlacesTo = async (db: Db, now: Date, userId: number): Promise<void> => {
  const waiting = await db
    .select({ id: classPlaces.classId })
    .from(classPlaces)
    .where(and(eq(classPlaces.isKept, false), eq(classPlaces.userId, userId)))
  for (const { id } of waiting) await offerPlacesOf(db, id, now)
}
