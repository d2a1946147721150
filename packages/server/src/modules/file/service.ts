import { randomBytes } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { userFileBytesMax, userFilesMax } from '@chuhai/contract/constants'
import { cleanText } from '@chuhai/contract/text'
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { violatedConstraint } from '../../database/errors'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { dayMs } from '../../time/durations'
import { type DocumentType, documentExtensions, isDocumentType } from '../../uploads/document-type'
import { type FileStore, storeErrorOf } from '../../uploads/file-store'
import { type ImageType, imageTypeOf } from '../../uploads/image-type'
import type { Uploads } from '../../uploads/uploads'
import { files } from './tables'

/** Path of uploaded files below the public address. */
export const filesPath = '/files'

type FileType = ImageType | DocumentType

const extensions: Record<FileType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  ...documentExtensions,
}

/** Returns the name of a file in the store and in its address. */
export const fileName = (id: string, type: FileType): string => `${id}.${extensions[type]}`

/** Returns the name in the store of the file at a path. */
export const nameOfPath = (path: string): string => path.slice(filesPath.length + 1)

const form = new RegExp(`^/files/([\\w-]{43})\\.(?:${Object.values(extensions).join('|')})$`)

/** Returns id and path of a file's address, under any public address. */
export const readAddress = (address: string): { id: string; path: string } | null => {
  const { pathname } = URL.canParse(address) ? new URL(address) : { pathname: address }
  const id = form.exec(pathname)?.[1]
  return id ? { id, path: pathname } : null
}

export type StoredFile = typeof files.$inferSelect

const waitingLimitMs = dayMs

/** Returns whether an unused file is still kept. */
export const isAttachable = (file: StoredFile, now: Date): boolean =>
  now.getTime() - file.createdAt.getTime() < waitingLimitMs

export const nameOf = ({ id, mediaType }: StoredFile): string => fileName(id, mediaType as FileType)

export const pathOf = (file: StoredFile): string => `${filesPath}/${nameOf(file)}`

/** Returns the file of an address, or null. */
export const findFile = async (db: Db, address: string): Promise<StoredFile | null> => {
  const read = readAddress(address)
  if (!read) return null
  const [file] = await db.select().from(files).where(eq(files.id, read.id))
  return file && pathOf(file) === read.path ? file : null
}

/** Returns whether a file is a document, which is downloaded instead of shown. */
export const isDocument = ({ mediaType }: StoredFile): boolean => isDocumentType(mediaType)

/** Returns the image of an address, or null. */
export const findImage = async (db: Db, address: string): Promise<StoredFile | null> => {
  const file = await findFile(db, address)
  return file && !isDocument(file) ? file : null
}

/** Lists files from before a time by page, ordered by id. */
export const listFiles = (db: Db, { before, after, rows }: { before: Date; after: string; rows: number }) =>
  db
    .select()
    .from(files)
    .where(and(lt(files.createdAt, before), gt(files.id, after)))
    .orderBy(asc(files.id))
    .limit(rows)

type Uploader = Pick<UserCall, 'db' | 'now' | 'userId'>

/** Re-encodes an image and stores it for a user. */
export const storeImage = async (
  { store, redraw }: Pick<Uploads, 'store' | 'redraw'>,
  source: string,
  { db, now, userId }: Uploader,
): Promise<string> => {
  const mediaType = await imageTypeOf(source)
  const { path, ...picture } = await redraw(source, mediaType, userId)
  try {
    return await storeFile({ db, now, store }, path, { userId, mediaType, name: null, ...picture })
  } finally {
    await rm(path, { force: true })
  }
}

const maxLength = 120

/** Line breaks and path separators. */
const misleading = /[\p{Cc}\p{Zl}\p{Zp}/\\:*?"<>|]/gu

const ending = /\.[^.]*$/

/** Returns a safe name for a document, with the extension of its real type. */
export const documentName = (given: string, extension: string): string => {
  const name = cleanText(given.normalize('NFC')).replace(misleading, '').trim()
  const base = [...name.replace(ending, '')]
    .slice(0, maxLength)
    .join('')
    .replace(/[. ]+$/, '')
  const own = ending.exec(name)?.[0] ?? ''
  return `${base || 'document'}${own.toLowerCase() === `.${extension}` ? own : `.${extension}`}`
}

/** Stores a document for a user unchanged, under a safe name. */
export const storeDocument = async (
  { store }: Pick<Uploads, 'store'>,
  { path, name: givenName, mediaType }: { path: string; name: string; mediaType: DocumentType },
  { db, now, userId }: Uploader,
): Promise<{ path: string; name: string }> => {
  const name = documentName(givenName, documentExtensions[mediaType])
  const { size: bytes } = await stat(path)
  const finished = { userId, mediaType, name, bytes, width: null, height: null }
  return { path: await storeFile({ db, now, store }, path, finished), name }
}

/** Refuses a user who has reached the limit of files or bytes; the database checks it again on insert. */
export const requireQuota = async ({ db, userId }: Pick<UserCall, 'db' | 'userId'>): Promise<void> => {
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

/** The row of a finished file. */
interface Finished {
  userId: number
  mediaType: FileType
  name: string | null
  bytes: number
  width: number | null
  height: number | null
}

/** Moves a finished file to the store; the row is written last, so that every row has complete bytes. */
const storeFile = async (
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
