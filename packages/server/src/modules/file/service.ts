import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { isDocumentType } from '../../uploads/document-type'
import { type FileType, fileName, filesPath, readAddress } from './address'
import { files } from './tables'

export type StoredFile = typeof files.$inferSelect

const waitingLimitMs = 24 * 60 * 60 * 1000

/** Whether a file may still wait for something that refers to it. */
export const isWaiting = (file: StoredFile, now: Date): boolean =>
  now.getTime() - file.createdAt.getTime() < waitingLimitMs

export const nameOf = ({ id, mediaType }: StoredFile): string => fileName(id, mediaType as FileType)

export const pathOf = (file: StoredFile): string => `${filesPath}/${nameOf(file)}`

/** The file behind an address; null where there is none. */
export const findFile = async (db: Db, address: string): Promise<StoredFile | null> => {
  const read = readAddress(address)
  if (!read) return null
  const [file] = await db.select().from(files).where(eq(files.id, read.id))
  return file && pathOf(file) === read.path ? file : null
}

/** Whether a file is kept as it came, to be taken away and not to be shown. */
export const isDocument = ({ mediaType }: StoredFile): boolean => isDocumentType(mediaType)

/** The image behind an address; null where there is none. */
export const findImage = async (db: Db, address: string): Promise<StoredFile | null> => {
  const file = await findFile(db, address)
  return file && !isDocument(file) ? file : null
}

/** Files from before a time in the order of their ids, one page at a time. */
export const listFiles = (db: Db, { before, after, rows }: { before: Date; after: string; rows: number }) =>
  db
    .select()
    .from(files)
    .where(and(lt(files.createdAt, before), gt(files.id, after)))
    .orderBy(asc(files.id))
    .limit(rows)
