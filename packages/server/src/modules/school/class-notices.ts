import { classNoticeDays } from '@chuhai/contract/constants'
import { and, asc, eq, getTableColumns, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { type Write, writeRows } from '../../database/write-rows'
import { tell } from '../../messages/tell'
import { dateInShanghai } from '../../time/shanghai'
import { ownersOf } from '../order/ownership'
import { classCancelled, classMoved, classSoon, classTimetable } from './messages'
import { classNotices, trainingClasses } from './tables'

type Notice = typeof classNotices.$inferSelect
type ClassNow = Pick<
  typeof trainingClasses.$inferSelect,
  'name' | 'city' | 'startsOn' | 'venue' | 'hours' | 'isCancelled'
>

const batchRows = 200

/** Places of buyers whose class is not as they were told. */
const findUntold = (db: Db, today: string, nearest: string) => {
  const { name, city, startsOn, venue, hours, isCancelled } = trainingClasses
  const owners = ownersOf(db, 'class')
  const told = getTableColumns(classNotices)
  const isSettled = and(isNotNull(venue), isNotNull(hours))
  return db
    .select({
      number: owners.number,
      userId: owners.userId,
      now: { name, city, startsOn, venue, hours, isCancelled },
      told: classNotices,
    })
    .from(trainingClasses)
    .innerJoin(owners, eq(owners.productId, trainingClasses.id))
    .leftJoin(classNotices, eq(classNotices.number, owners.number))
    .where(
      and(
        gte(startsOn, today),
        or(
          isNull(told.number),
          sql`${told.startsOn} <> ${startsOn}`,
          sql`${told.isCancelled} <> ${isCancelled}`,
          and(isSettled, sql`(${told.venue}, ${told.hours}) is distinct from (${venue}, ${hours})`),
          and(lte(startsOn, nearest), sql`${told.soon} is distinct from ${startsOn}`),
        ),
      ),
    )
    .orderBy(asc(owners.number))
    .limit(batchRows)
}

/** Returns what a buyer knows after they were told how a class is now. */
const noticeOf = (number: string, now: ClassNow, told: Notice | null, isNear: boolean): Notice => {
  const { startsOn, isCancelled } = now
  const { venue, hours } =
    now.venue !== null && now.hours !== null ? now : (told ?? { venue: null, hours: null })
  const soon = isNear ? startsOn : (told?.soon ?? null)
  return { number, version: (told?.version ?? 0) + 1, startsOn, venue, hours, isCancelled, soon }
}

/** What a buyer is told; the reminder is left out where something else has just said when the class is. */
const messagesOf = (
  notice: Notice,
  now: ClassNow,
  told: Notice | null,
  userId: number,
  at: Date,
): Write[] => {
  const { number, version, startsOn, venue, hours, isCancelled } = notice
  const to = { userId, once: `${number}:${version}` }
  const ofClass = { class: now.name, startsOn, order: number, version }
  const values = { ...ofClass, place: venue ?? now.city }
  if (isCancelled) return told?.isCancelled ? [] : tell(classCancelled, { ...to, values: ofClass }, at)
  const isFirst = venue !== null && hours !== null && !told?.venue
  const isOther = told?.venue && (told.venue !== venue || told.hours !== hours)
  const isMoved = told && (told.startsOn !== startsOn || told.isCancelled || isOther)
  const isReminder = !isFirst && !isMoved && notice.soon !== (told?.soon ?? null)
  return [
    ...(isMoved ? tell(classMoved, { ...to, values }, at) : []),
    ...(isFirst ? tell(classTimetable, { ...to, values: { ...values, hours } }, at) : []),
    ...(isReminder ? tell(classSoon, { ...to, values }, at) : []),
  ]
}

/**
 * Tells the buyers of places what is new of their class: the timetable once it is settled, that the class is near, moved or
 * cancelled. What they were told is written in the same transaction, so that each thing is told once.
 */
export const tellOfClasses = async (db: Db, now: Date): Promise<void> => {
  const nearest = dateInShanghai(now, classNoticeDays)
  for (;;) {
    const found = await findUntold(db, dateInShanghai(now), nearest)
    for (const { number, userId, now: current, told } of found) {
      if (userId === null) continue
      const notice = noticeOf(number, current, told, current.startsOn <= nearest)
      await db.transaction(async (tx) => {
        const written = await tx
          .insert(classNotices)
          .values(notice)
          .onConflictDoUpdate({
            target: classNotices.number,
            set: notice,
            setWhere: eq(classNotices.version, notice.version - 1),
          })
          .returning({ number: classNotices.number })
        // Another instance may have told them meanwhile.
        if (written.length > 0) await writeRows(tx, messagesOf(notice, current, told, userId, now))
      })
    }
    if (found.length < batchRows) return
  }
}
