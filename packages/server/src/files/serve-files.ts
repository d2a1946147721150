import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { createMiddleware } from 'hono/factory'
import type { AppContext, AppEnv } from '../http/context'
import { type FoundFile, findFile } from './find-file'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const contentTypeOf = (path: string): string => types[extname(path)] ?? 'application/octet-stream'

export const immutable = 'public, max-age=31536000, immutable'
export const shortLived = 'public, max-age=300'

interface FileOptions {
  folder: string
  /** Where files are that an earlier build had. */
  previous?: string
  /** Part of the path that is not part of the file's name. */
  prefix: string
  cacheControl: (name: string) => string
  /** Whether pages of other sites may load the files. */
  isCrossOrigin?: boolean
}

const describe = (c: AppContext, file: FoundFile, name: string, options: FileOptions): string => {
  const etag = `"${file.size.toString(36)}-${Math.floor(file.mtimeMs).toString(36)}${file.encoding ?? ''}"`
  c.header('Content-Type', contentTypeOf(name))
  c.header('Cache-Control', options.cacheControl(name))
  c.header('ETag', etag)
  c.header('Vary', 'Accept-Encoding')
  if (file.encoding) c.header('Content-Encoding', file.encoding)
  if (options.isCrossOrigin) {
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  }
  return etag
}

/** Serves the files of a folder; what is not there is left to the next handler. */
export const serveFiles = (options: FileOptions) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const name = new URL(c.req.url).pathname.slice(options.prefix.length)
    const encodings = c.req.header('Accept-Encoding')
    const file =
      (await findFile(options.folder, name, encodings)) ??
      (options.previous ? await findFile(options.previous, name, encodings) : null)
    if (!file) return next()
    const etag = describe(c, file, name, options)
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304)
    c.header('Content-Length', String(file.size))
    if (c.req.method === 'HEAD') return c.body(null)
    return c.body(Readable.toWeb(createReadStream(file.path)) as ReadableStream)
  })
