import { classPlaceHours } from '@chuhai/contract/constants'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { dateInShanghai, momentInShanghai } from '../../time/shanghai'
import { placeOffered } from '../place/messages'
import type { PlaceSource } from '../place/place-source'
import { isWaitedFor, placesTaken } from '../place/taken'
import { classesPage } from './messages'
import { classPlaces, trainingClasses } from './tables'

/** The places of training classes; an application locks its class, too. */
export const classPlaceSource: PlaceSource = {
  kind: 'class',
  table: classPlaces,
  page: classesPage,
  keptHours: classPlaceHours,
  offer: placeOffered,
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
  async findOffering(db, now) {
    const { id, seats, startsOn, isCancelled } = trainingClasses
    const isFree = sql`${placesTaken('class', id, now)} < ${seats}`
    const found = await db
      .select({ id })
      .from(trainingClasses)
      .where(
        and(
          gt(startsOn, dateInShanghai(now)),
          eq(isCancelled, false),
          isWaitedFor(db, classPlaces, id),
          isFree,
        ),
      )
    return found.map((row) => row.id)
  },
  offered: ({ productId: classId, userId, keepUntil }) => ({
    type: 'class.placeOffered',
    data: { classId, userId, keepUntil: keepUntil?.toISOString() ?? null },
  }),
}
