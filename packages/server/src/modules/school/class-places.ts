import { classPlaceHours } from '@chuhai/contract/constants'
import { and, eq, exists, gt, inArray, sql } from 'drizzle-orm'
import { rowsOf } from '../../database/db'
import { dateInShanghai, momentInShanghai } from '../../time/shanghai'
import type { PlaceSource } from '../place/place-source'
import { classesPage } from './messages'
import { classPlaces, trainingClasses } from './tables'

/** The places of training classes; an application locks its class, too. */
export const classPlaceSource: PlaceSource = {
  kind: 'class',
  table: classPlaces,
  page: classesPage,
  keptHours: classPlaceHours,
  async lock(tx, id) {
    const { seats: total, startsOn, isCancelled } = trainingClasses
    const [found] = await tx
      .select({ total, startsOn })
      .from(trainingClasses)
      .where(and(eq(trainingClasses.id, id), eq(isCancelled, false)))
      .for('update')
    return found ? { total: found.total, beginsAt: momentInShanghai(found.startsOn, '00:00:00') } : null
  },
  async names(db, ids) {
    const { id, name } = trainingClasses
    const found = await db
      .select({ id, name })
      .from(trainingClasses)
      .where(inArray(id, [...ids]))
    return new Map(found.map((row) => [row.id, row.name]))
  },
  async countTaken(tx, id, now) {
    const [count] = await rowsOf<{ taken: number }>(
      tx,
      sql`select class_places_taken(${id}::integer, -1::bigint, ${now.toISOString()}::timestamptz) as taken`,
    )
    return count?.taken ?? Number.POSITIVE_INFINITY
  },
  async findOffering(db, now) {
    const { id, seats, startsOn, isCancelled } = trainingClasses
    const isWaitedFor = exists(
      db
        .select({ one: sql`1` })
        .from(classPlaces)
        .where(and(eq(classPlaces.productId, id), eq(classPlaces.isKept, false))),
    )
    const isFree = sql`class_places_taken(${id}, -1::bigint, ${now.toISOString()}::timestamptz) < ${seats}`
    const found = await db
      .select({ id })
      .from(trainingClasses)
      .where(and(gt(startsOn, dateInShanghai(now)), eq(isCancelled, false), isWaitedFor, isFree))
    return found.map((row) => row.id)
  },
  offered: ({ productId: classId, userId, keepUntil }) => ({
    type: 'class.placeOffered',
    data: { classId, userId, keepUntil: keepUntil?.toISOString() ?? null },
  }),
}
