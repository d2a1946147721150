import { liveReminderMinutes } from '@chuhai/contract/constants'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { tellAll } from '../../messages/tell'
import { minuteMs } from '../../time/durations'
import { liveBegins } from './messages'
import { findBroadcast, occurrenceOf } from './service'
import { liveBroadcasts, liveReminders } from './tables'

/** Whether a user is to be reminded of a broadcast. */
export const isReminded = async (db: Db, userId: number, broadcastId: number): Promise<boolean> => {
  const isOwn = and(eq(liveReminders.userId, userId), eq(liveReminders.broadcastId, broadcastId))
  return (await db.$count(liveReminders, isOwn)) > 0
}

/** Reminds a user of a broadcast that is still to begin, or does so no longer; a repetition changes nothing. */
export const setReminder = async (
  db: Db,
  { userId, broadcastId, isOn }: { userId: number; broadcastId: number; isOn: boolean },
  now: Date,
): Promise<void> => {
  if (!(await findBroadcast(db, broadcastId, now))) throw new ApiError('NOT_FOUND')
  if (isOn) await db.insert(liveReminders).values({ broadcastId, userId }).onConflictDoNothing()
  else
    await db
      .delete(liveReminders)
      .where(and(eq(liveReminders.userId, userId), eq(liveReminders.broadcastId, broadcastId)))
}

/** Tells those who asked that a broadcast begins in some minutes; of one that is over nobody is told any more. */
export const remindOfBroadcasts = async (db: Db, now: Date): Promise<void> => {
  const wanted = db.select({ id: liveReminders.broadcastId }).from(liveReminders)
  const found = await db.select().from(liveBroadcasts).where(inArray(liveBroadcasts.id, wanted))
  for (const row of found) {
    const { id, title: broadcast, speaker, startsAt, endsAt } = occurrenceOf(row, now)
    if (startsAt.getTime() - liveReminderMinutes * minuteMs > now.getTime()) continue
    await db.transaction(async (tx) => {
      const due = await tx
        .delete(liveReminders)
        .where(eq(liveReminders.broadcastId, id))
        .returning({ userId: liveReminders.userId })
      if (endsAt <= now) return
      const at = startsAt.toISOString()
      const values = { id, broadcast, speaker, at, ends: endsAt.toISOString() }
      const once = `${id}:${at}`
      await tellAll(
        tx,
        liveBegins,
        due.map(({ userId }) => ({ userId, once, values })),
        now,
      )
    })
  }
}
