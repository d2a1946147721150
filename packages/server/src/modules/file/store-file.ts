import { randomBytes } from 'node:crypto'
import { userFileBytesMax, userFilesMax } from '@chuhai/contract/constants'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { violatedConstraint } from '../../database/errors'
import { ApiError } from '../../http/api-error'
import type { FileStore } from '../../uploads/file-store'
import { storeErrorOf } from '../../uploads/file-store'
import type { FileType } from './address'
import { nameOf, pathOf, type StoredFile } from './service'
import { files } from './tables'

/** Refuses a user who has as many files or bytes as one may have; a row too many is refused when it is inserted, too. */
export const requireQuota = async ({ db, userId }: { db: Db; userId: number }): Promise<void> => {
  const [used] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      bytes: sql`coalesce(sum(${files.bytes}), 0)`.mapWith(Number),
    })
    .from(files)
    .where(eq(files.userId, userId))
  if (used && (used.count >= userFilesMax || used.bytes >= userFileBytesMax))
    throw new ApiError('FILE_QUOTA_USED')
}

const limits = ['uploaded_file_limit', 'uploaded_file_bytes_limit']

/** What is known of a finished file beside its bytes. */
export interface Finished {
  userId: number
  mediaType: FileType
  name: string | null
  bytes: number
  width: number | null
  height: number | null
}

/** Hands a finished file to the store and answers its path; the row comes last, so that what has one is whole. */
export const storeFile = async (
  { db, now, store }: { db: Db; now: Date; store: FileStore },
  path: string,
  finished: Finished,
): Promise<string> => {
  const file: StoredFile = { id: randomBytes(32).toString('base64url'), ...finished, createdAt: now }
  try {
    await store.put(nameOf(file), path, finished.mediaType)
    await db.insert(files).values(file)
    return pathOf(file)
  } catch (error) {
    await store.delete(nameOf(file)).catch(() => {})
    throw limits.includes(violatedConstraint(error) ?? '')
      ? new ApiError('FILE_QUOTA_USED')
      : storeErrorOf(error)
  }
}
