import type { ManagedHomework, MarkOutcome } from '@chuhai/contract/admin'
import { and, asc, eq, gt, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { idsBeginning } from '../../../database/beginning-ids'
import type { Db } from '../../../database/db'
import { writeRows } from '../../../database/write-rows'
import { tell } from '../../../messages/tell'
import { homeworkMarked } from '../messages'
import { type Page, presenterFor } from './managed-lessons'
import { lessonHomework } from './tables'

const homeworkBy = async (db: Db, where: SQL | undefined, limit: number): Promise<ManagedHomework[]> => {
  const { firstAt, id } = lessonHomework
  const rows = await db.select().from(lessonHomework).where(where).orderBy(asc(firstAt), asc(id)).limit(limit)
  const present = await presenterFor(db, rows)
  return rows.map((row) => ({
    ...present(row).lesson,
    task: present(row).task,
    version: row.version,
    text: row.text,
    file: row.file,
    handedInAt: row.handedInAt.toISOString(),
    mark: row.mark,
    markedBy: row.markedBy,
    markedAt: row.markedAt?.toISOString() ?? null,
  }))
}

/** Returns homework; null where it is unknown. */
export const findManagedHomework = async (db: Db, id: string): Promise<ManagedHomework | null> =>
  (await homeworkBy(db, eq(lessonHomework.id, id), 1))[0] ?? null

/** Lists homework by page, in the order in which it was first handed in. */
export const listManagedHomework = async (
  db: Db,
  { state, after, rows }: Page & { state?: 'handedIn' | 'marked' | undefined },
): Promise<ManagedHomework[]> => {
  const { id, firstAt, mark } = lessonHomework
  const [last] = after ? await db.select({ firstAt }).from(lessonHomework).where(eq(id, after)) : []
  const isAfter =
    after && last && or(gt(firstAt, last.firstAt), and(eq(firstAt, last.firstAt), gt(id, after)))
  const inState = state && (state === 'handedIn' ? isNull(mark) : isNotNull(mark))
  return homeworkBy(db, and(isAfter || undefined, inState), rows)
}

/** Marks homework as it was handed in last, and tells its learner. */
export const markHomework = async (
  db: Db,
  id: string,
  { text, version, by }: { text: string; version: number | null; by: string },
  now: Date,
): Promise<MarkOutcome> => {
  const [row] = await db.select().from(lessonHomework).where(eq(lessonHomework.id, id)).for('update')
  if (!row) return 'unknown'
  if (row.mark !== null) return 'alreadyMarked'
  if (version !== null && version !== row.version) return 'changed'
  await db
    .update(lessonHomework)
    .set({ mark: text, markedBy: by, markedAt: now })
    .where(eq(lessonHomework.id, id))
  const { course, lesson } = (await presenterFor(db, [row]))(row).lesson
  const values = { course, lesson, id: row.courseId, key: row.lessonKey }
  await writeRows(db, tell(homeworkMarked, { userId: row.userId, once: id, values }, now))
  return 'marked'
}

/** Ids of homework that begin with some characters. */
export const findHomeworkIds = (db: Db, start: string): Promise<string[]> =>
  idsBeginning(db, lessonHomework, lessonHomework.id, start)
