import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import type { ReceivedFile } from '../../../http/received-file'
import type { Uploads } from '../../../uploads/uploads'
import { storeAttachment } from '../../file/attachments'
import { rolesOf } from '../../operator/roles'
import { lessonHomework } from './tables'

const address = sql<string>`(${lessonHomework.file} ->> 'address')`

/** Stores a file of homework: a document of any known type as it is, an image drawn again. */
export const storeHomework = (uploads: Uploads, file: Pick<ReceivedFile, 'path' | 'name'>, call: UserCall) =>
  storeAttachment(uploads, file, call, () => new ApiError('HOMEWORK_FILE_TYPE'))

/** Returns which of these files are of homework. */
export const findUsedHomework = async (db: Db, paths: readonly string[]): Promise<Set<string>> => {
  if (paths.length === 0) return new Set()
  const rows = await db
    .select({ path: address })
    .from(lessonHomework)
    .where(inArray(address, [...paths]))
  return new Set(rows.map(({ path }) => path))
}

/** Returns whether a file is of homework, and a user is a teacher. */
export const isHomeworkForTeacher = async (db: Db, userId: number, path: string): Promise<boolean> =>
  (await rolesOf(db, userId)).includes('teacher') && (await findUsedHomework(db, [path])).has(path)
