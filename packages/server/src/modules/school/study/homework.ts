import { randomUUID } from 'node:crypto'
import { type Homework, type HomeworkFile, studyErrors } from '@chuhai/contract/school'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { writeRows } from '../../../database/write-rows'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import { tell } from '../../../messages/tell'
import { findFile, isAttachable, pathOf } from '../../file/service'
import { findUsersWithRole } from '../../operator/roles'
import { requireWatchable, taskOf } from '../learning/access'
import { homeworkHandedIn } from '../messages'
import { lessonHomework } from './tables'

interface LessonPath {
  id: number
  key: string
}

interface HandedIn {
  text: string
  file: HomeworkFile | null
  version: number
}

type HomeworkRow = typeof lessonHomework.$inferSelect

const present = ({ version, text, file, handedInAt, mark, markedAt }: HomeworkRow): Homework => ({
  version,
  text,
  file,
  handedInAt: handedInAt.toISOString(),
  mark: mark !== null && markedAt ? { text: mark, at: markedAt.toISOString() } : null,
})

const ofCaller = ({ id, key }: LessonPath, userId: number) =>
  and(eq(lessonHomework.userId, userId), eq(lessonHomework.courseId, id), eq(lessonHomework.lessonKey, key))

const requireTask = async (path: LessonPath, call: UserCall) => {
  const { course, lesson } = await requireWatchable(call, path)
  const task = taskOf(course, lesson.key)
  if (!task) throw new ApiError('NOT_FOUND')
  return { course, lesson, task }
}

/** Returns the homework of a lesson, and what the caller handed in. */
export const readHomework = async (path: LessonPath, call: UserCall) => {
  const { task } = await requireTask(path, call)
  const [row] = await call.db.select().from(lessonHomework).where(ofCaller(path, call.userId))
  return { task, handedIn: row ? present(row) : null }
}

const refusal = (code: 'HOMEWORK_EMPTY' | 'HOMEWORK_FILE_UNKNOWN', field: string) =>
  new ApiError(code, { fields: (locale) => ({ [field]: studyErrors[code][locale] }) })

/** Returns a file as it is stored: one that the caller has uploaded, and that stays because it is attached in time or already is. */
const requireFile = async (
  { db, userId, now }: UserCall,
  { address, name }: HomeworkFile,
  before: HomeworkFile | null,
): Promise<HomeworkFile> => {
  const file = await findFile(db, address)
  const path = file?.userId === userId ? pathOf(file) : null
  if (!file || path === null || !(isAttachable(file, now) || before?.address === path))
    throw refusal('HOMEWORK_FILE_UNKNOWN', 'file')
  return { address: path, name: file.name ?? name }
}

const isSame = (row: HomeworkRow, text: string, file: HomeworkFile | null): boolean =>
  row.text === text && (row.file?.address ?? null) === (file?.address ?? null)

/** Writes what was handed in, one after the other; null where it is in place already. Throws where it may not be replaced. */
const replace = async (
  tx: Db,
  path: LessonPath,
  given: HandedIn,
  { userId, now }: UserCall,
): Promise<{ row: HomeworkRow; isNew: boolean }> => {
  const { text, file, version } = given
  const [first] = await tx
    .insert(lessonHomework)
    .values({
      id: randomUUID(),
      userId,
      courseId: path.id,
      lessonKey: path.key,
      version: 1,
      text,
      file,
      firstAt: now,
      handedInAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (first) return { row: first, isNew: true }
  const [row] = await tx.select().from(lessonHomework).where(ofCaller(path, userId)).for('update')
  if (!row) throw new ApiError('HOMEWORK_CHANGED')
  if (isSame(row, text, file)) return { row, isNew: false }
  if (row.mark !== null) throw new ApiError('HOMEWORK_MARKED')
  if (row.version !== version) throw new ApiError('HOMEWORK_CHANGED')
  const next = { version: version + 1, text, file, handedInAt: now }
  await tx.update(lessonHomework).set(next).where(ofCaller(path, userId))
  return { row: { ...row, ...next }, isNew: true }
}

/** Hands in homework for the first time or again, and tells the teachers of it. */
export const handIn = async (path: LessonPath, given: HandedIn, call: UserCall): Promise<Homework> => {
  const { db, userId, now } = call
  const { course, lesson } = await requireTask(path, call)
  if (given.text === '' && given.file === null) throw refusal('HOMEWORK_EMPTY', 'text')
  const [before] = await db.select().from(lessonHomework).where(ofCaller(path, userId))
  const file = given.file && (await requireFile(call, given.file, before?.file ?? null))
  const teachers = await findUsersWithRole(db, 'teacher')
  const values = { course: course.name, lesson: lesson.title }
  return db.transaction(async (tx) => {
    const { row, isNew } = await replace(tx, path, { ...given, file }, call)
    const once = `${row.id}:${row.version}`
    if (isNew)
      await writeRows(
        tx,
        teachers.flatMap((teacher) => tell(homeworkHandedIn, { userId: teacher, once, values }, now)),
      )
    return present(row)
  })
}
