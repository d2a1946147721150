import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { findPlaces } from './places'
import { classPlaces, trainingClasses } from './tables'

/** Puts an applicant at the end of the waiting list of a class, unless they have a place there or wait already. */
export const joinWaitingList = (
  db: Db,
  classId: number,
  { userId, now }: { userId: number; now: Date },
): Promise<void> =>
  db.transaction(async (tx) => {
    // The same lock as for applications, so that all stand in the order of their arrival.
    await tx
      .select({ id: trainingClasses.id })
      .from(trainingClasses)
      .where(eq(trainingClasses.id, classId))
      .for('update')
    const place = (await findPlaces(tx, [classId], now))(classId, userId)
    if (place && place.state !== 'lapsed') return
    const last = sql`(select coalesce(max(${classPlaces.number}), 0) from ${classPlaces} where ${classPlaces.classId} = ${classId})`
    const row = { number: sql`${last} + 1`, isKept: false, keepUntil: null }
    await tx
      .insert(classPlaces)
      .values({ classId, userId, ...row })
      .onConflictDoUpdate({ target: [classPlaces.classId, classPlaces.userId], set: row })
  })
