import { cupReminderDays } from '@chuhai/contract/constants'
import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { tellAll } from '../../messages/tell'
import { dayMs } from '../../time/durations'
import { type EditionRow, pageOfEdition } from './editions'
import { competitionDeadline } from './messages'
import { editions, registrations } from './tables'

/** The teams of an edition that have begun and not submitted, or have to mend what they submitted. */
const findOpenTeams = async (db: Db, id: number) => {
  const { editionId, userId, version, auditStatus, form } = registrations
  const newest = db
    .selectDistinctOn([userId], { userId, auditStatus, form })
    .from(registrations)
    .where(eq(editionId, id))
    .orderBy(asc(userId), desc(version))
    .as('newest')
  return db
    .select({ userId: newest.userId, form: newest.form })
    .from(newest)
    .where(inArray(newest.auditStatus, ['正在报名', '未通过']))
}

const remindTeams = (db: Db, { id, name: edition, closesAt }: EditionRow, now: Date) =>
  db.transaction(async (tx) => {
    // Another instance waits here for the row, and then finds that they are reminded.
    const reminded = await tx
      .update(editions)
      .set({ remindedOf: closesAt })
      .where(and(eq(editions.id, id), sql`${editions.remindedOf} is distinct from ${editions.closesAt}`))
      .returning({ id: editions.id })
    if (reminded.length === 0) return
    const closes = closesAt.toISOString()
    const page = await pageOfEdition(tx, id)
    const users = (await findOpenTeams(tx, id)).map(({ userId, form }) => ({
      userId,
      once: `${id}:${closes}`,
      values: { edition, page, project: String(form.project ?? ''), closes },
    }))
    await tellAll(tx, competitionDeadline, users, now)
  })

/** Reminds teams that the sign-up closes in some days; again where its end is moved. */
export const remindOfDeadlines = async (db: Db, now: Date): Promise<void> => {
  const { closesAt, remindedOf } = editions
  const due = await db
    .select()
    .from(editions)
    .where(
      and(
        gt(closesAt, now),
        lte(closesAt, new Date(now.getTime() + cupReminderDays * dayMs)),
        sql`${remindedOf} is distinct from ${closesAt}`,
      ),
    )
  for (const edition of due) await remindTeams(db, edition, now)
}
