import { randomBytes } from 'node:crypto'
import type { Db } from '../../database/db'
import type { FileStore } from '../../uploads/file-store'
import { storeTrouble } from '../../uploads/store-trouble'
import type { FileType } from './address'
import { nameOf, pathOf, type StoredFile } from './service'
import { files } from './tables'

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
    throw storeTrouble(error)
  }
}
