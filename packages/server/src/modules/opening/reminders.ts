import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { writeRows } from '../../database/write-rows'
import { tell } from '../../messages/tell'
import { storeDue } from './messages'
import type { OpeningRow } from './records'
import { reminderMs, storeTitle } from './stages'
import { storeOpenings } from './tables'

/** Reminds one applicant, and writes in the same transaction that they are reminded, so that it happens once. */
const remind = (db: Db, { id, version, subject, userId, words, task, dueAt }: OpeningRow, now: Date) =>
  db.transaction(async (tx) => {
    // Another instance waits here for the row, and then finds that they are reminded.
    const reminded = await tx
      .update(storeOpenings)
      .set({ remindedAt: now })
      .where(
        and(eq(storeOpenings.id, id), eq(storeOpenings.version, version), isNull(storeOpenings.remindedAt)),
      )
      .returning({ id: storeOpenings.id })
    if (reminded.length === 0 || task === null || dueAt === null) return
    const values = { id, store: await storeTitle(tx, subject), words, task, due: dueAt.toISOString() }
    await writeRows(tx, tell(storeDue, { userId, once: `${id}:${version}`, values }, now))
  })

/** Reminds applicants of what they have to do within a day, as long as no later stage has come. */
export const remindOfTasks = async (db: Db, now: Date): Promise<void> => {
  const { dueAt, remindedAt, id, version } = storeOpenings
  const due = await db
    .select()
    .from(storeOpenings)
    .where(
      and(
        isNull(remindedAt),
        gt(dueAt, now),
        lte(dueAt, new Date(now.getTime() + reminderMs)),
        sql`not exists (select from ${storeOpenings} later where later.id = ${id} and later.version > ${version})`,
      ),
    )
    .orderBy(asc(dueAt))
  for (const row of due) await remind(db, row, now)
}
