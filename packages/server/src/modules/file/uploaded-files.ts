import type { Readable } from 'node:stream'
import { ReadableStream as WebStream } from 'node:stream/web'
import { create as contentDisposition } from 'content-disposition'
import { Hono } from 'hono'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { AppContext, AppEnv } from '../../http/context'
import { rateLimit } from '../../http/rate-limit'
import type { VisitorSessions } from '../../http/visitor-sessions'
import type { Limiter } from '../../limits/create-limiter'
import type { FileStore } from '../../uploads/file-store'
import type { FileUser } from './file-user'
import { isLinked } from './picture-link'
import { filesPath, findFile, findImage, isDocument, nameOf, pathOf, type StoredFile } from './service'

interface FileOptions {
  db: Db
  clock: () => Date
  visitorSessions: VisitorSessions
  limiter: Limiter
  proxies: number
  store: FileStore
  fileUsers: readonly FileUser[]
}

/** Reads the next part when the last one was consumed, so that slow clients take no memory. */
const readSlowly = (bytes: Readable) => WebStream.from(bytes) as ReadableStream

/** The uploader, and those to whom one who refers to the file shows it. */
const maySee = async ({ db, fileUsers }: FileOptions, file: StoredFile, userId: number): Promise<boolean> => {
  if (file.userId === userId) return true
  for (const user of fileUsers) if (await user.maySee?.(db, userId, pathOf(file))) return true
  return false
}

/** Whether one who refers to an image has published it. */
const isPublic = async ({ db, fileUsers }: FileOptions, file: StoredFile): Promise<boolean> => {
  if (isDocument(file)) return false
  for (const user of fileUsers) if (await user.isPublic?.(db, pathOf(file))) return true
  return false
}

const headers = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cache-Control': 'private, max-age=600',
  Vary: 'Cookie',
}

/** Partner sites show images, also those with a cross-origin embedder policy. */
const imageHeaders = { 'Content-Disposition': 'inline', 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** A document may contain anything: it is downloaded under its name, and no page may embed it. */
const documentHeaders = (file: StoredFile) => ({
  'Content-Disposition': contentDisposition(file.name ?? nameOf(file), { type: 'attachment' }),
  'Cross-Origin-Resource-Policy': 'same-origin',
})

const headersOf = (file: StoredFile) => ({
  ...headers,
  ...(isDocument(file) ? documentHeaders(file) : imageHeaders),
})

/**
 * `/files/…`: uploaded images and documents for permitted users (specification 5.9), and published images for everybody; others get 404.
 */
export const uploadedFiles = (options: FileOptions): Hono<AppEnv> => {
  const { db, clock, visitorSessions, limiter, proxies, store } = options
  const visible = async (c: AppContext): Promise<StoredFile | null> => {
    const { path } = c.req
    if (await isLinked(db, path, c.req.query(), clock())) return findImage(db, path)
    const file = await findFile(db, path)
    if (!file) return null
    const session = await visitorSessions.of(c, clock())
    if (session && (await maySee(options, file, Number(session.user.id)))) return file
    return (await isPublic(options, file)) ? file : null
  }

  return new Hono<AppEnv>().get(
    `${filesPath}/:name`,
    rateLimit({ limiter, proxies, group: 'read' }),
    async (c) => {
      const file = await visible(c)
      if (!file) throw new ApiError('NOT_FOUND')
      const etag = `"${file.id}"`
      const isKnown = c.req.header('If-None-Match') === etag
      const bytes = isKnown || c.req.method === 'HEAD' ? undefined : await store.get(nameOf(file))
      if (bytes === null) throw new ApiError('NOT_FOUND')
      for (const [name, value] of Object.entries(headersOf(file))) c.header(name, value)
      c.header('ETag', etag)
      if (isKnown) return c.body(null, 304)
      c.header('Content-Type', file.mediaType)
      c.header('Content-Length', String(file.bytes))
      return bytes ? c.body(readSlowly(bytes)) : c.body(null)
    },
  )
}
