import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createMiddleware } from 'hono/factory'
import { getMimeType } from 'hono/utils/mime'
import type { AppContext, AppEnv } from '../http/context'
import { byteRange } from './byte-range'
import { type FoundFile, findFile } from './find-file'
import type { PreviousBuild } from './previous-build'

export const immutable = 'public, max-age=31536000, immutable'
export const shortLived = 'public, max-age=300'

/** Files up to this size are read at once, which is faster than a stream. */
const smallBytes = 128 * 1024

interface SendOptions {
  folder: string
  /** Has files of earlier builds, and those of the first build of a version. */
  previous?: Pick<PreviousBuild, 'find' | 'isVersioned'> | undefined
  cacheControl: (name: string) => string
  /** Whether pages of other sites may load the files. */
  isCrossOrigin?: boolean
}

interface FileOptions extends SendOptions {
  /** Part of the path that is not part of the file's name. */
  prefix: string
  /** The name behind one that a browser uses because it remembers that the first has failed. */
  originalName?: (name: string) => string
}

/** Types of subtitles and streams, which Hono does not know. */
const videoTypes: Record<string, string> = {
  vtt: 'text/vtt; charset=utf-8',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
}

const typeOf = (name: string): string =>
  videoTypes[name.split('.').at(-1) ?? ''] ?? getMimeType(name) ?? 'application/octet-stream'

const setHeaders = (c: AppContext, file: FoundFile, name: string, options: SendOptions): string => {
  const etag = `"${file.size.toString(36)}-${Math.floor(file.mtimeMs).toString(36)}${file.encoding ?? ''}"`
  c.header('Content-Type', typeOf(name))
  c.header('Cache-Control', options.cacheControl(name))
  c.header('ETag', etag)
  c.header('Vary', 'Accept-Encoding')
  if (file.encoding) c.header('Content-Encoding', file.encoding)
  // A part of a compressed file is of no use to a player.
  else c.header('Accept-Ranges', 'bytes')
  if (options.isCrossOrigin) {
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  }
  return etag
}

/** The part that a player asks for, unless what it has is of another version. */
const requestedRange = (c: AppContext, { size, encoding }: FoundFile, etag: string) => {
  const isOfThis = [undefined, etag].includes(c.req.header('If-Range'))
  return encoding || c.req.method === 'HEAD' || !isOfThis ? null : byteRange(c.req.header('Range'), size)
}

const find = async (name: string, encodings: string | undefined, { folder, previous }: SendOptions) => {
  const first = previous?.isVersioned(name) ? await previous.find(name, encodings) : null
  return first ?? (await findFile(folder, name, encodings)) ?? previous?.find(name, encodings)
}

/** Answers with a file of a folder, or with the part of it that is asked for; null where it does not exist. */
export const sendFile = async (
  c: AppContext,
  name: string,
  options: SendOptions,
): Promise<Response | null> => {
  const encodings = c.req.header('Accept-Encoding')
  const file = await find(name, encodings, options)
  if (!file) return null
  const etag = setHeaders(c, file, name, options)
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304)
  const range = requestedRange(c, file, etag)
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${file.size}`)
    return c.body(null, 416)
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  if (range) c.header('Content-Range', `bytes ${start}-${end}/${file.size}`)
  c.header('Content-Length', String(end - start + 1))
  if (c.req.method === 'HEAD') return c.body(null)
  if (!range && file.size <= smallBytes) return c.body(await readFile(file.path))
  const bytes = createReadStream(file.path, range ?? undefined)
  return c.body(Readable.toWeb(bytes) as ReadableStream, range ? 206 : 200)
}

/** Serves the files of a folder, also in parts; a missing file is left to the next handler. */
export const serveFiles = (options: FileOptions) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const requested = new URL(c.req.url).pathname.slice(options.prefix.length)
    const name = options.originalName?.(requested) ?? requested
    return (await sendFile(c, name, options)) ?? next()
  })
