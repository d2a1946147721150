import { weighingReminderHours } from '@chuhai/contract/constants'
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { writeRows } from '../../../database/write-rows'
import { eachInTurn } from '../../../jobs/run-jobs'
import { hourMs } from '../../../time/durations'
import type { WeighingParts } from './parts'
import { lockWeighing, takeStep } from './steps'
import { weighings } from './tables'
import { toldOfEnd, toldOfLapse } from './told'

const { number, state, dueAt, remindedAt } = weighings

/** Moves shipments to `overdue` whose time to pay is over; operators return the parcels. */
export const lapseOverdue = async (db: Db, parts: WeighingParts, now: Date): Promise<void> => {
  const due = await db
    .select({ number })
    .from(weighings)
    .where(and(eq(state, 'held'), lte(dueAt, now)))
    .orderBy(asc(dueAt))
  await eachInTurn(due, ({ number: own }) =>
    db.transaction(async (tx) => {
      const weighing = await lockWeighing(tx, own)
      if (weighing?.state !== 'held' || weighing.dueAt === null || weighing.dueAt > now) return
      const lapsed = await takeStep(tx, parts, weighing, 'lapse', { actor: 'time', at: now })
      await writeRows(tx, await toldOfLapse(tx, parts, lapsed, now))
    }),
  )
}

/** Reminds senders once, `weighingReminderHours` before the time to pay is over. */
export const remindOfDifferences = async (db: Db, parts: WeighingParts, now: Date): Promise<void> => {
  const soon = new Date(now.getTime() + weighingReminderHours * hourMs)
  const isDue = and(eq(state, 'held'), isNull(remindedAt), gt(dueAt, now), lte(dueAt, soon))
  const due = await db.select({ number }).from(weighings).where(isDue).orderBy(asc(dueAt))
  await eachInTurn(due, ({ number: own }) =>
    db.transaction(async (tx) => {
      const [marked] = await tx
        .update(weighings)
        .set({ remindedAt: now })
        .where(and(eq(number, own), isDue))
        .returning()
      if (marked) await writeRows(tx, await toldOfEnd(tx, parts, marked, now))
    }),
  )
}
