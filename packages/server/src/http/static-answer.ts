import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { AppContext } from './context'
import { success } from './envelope'

const oneHour = 'public, max-age=3600'

const compressions = [
  { encoding: 'br', accepts: /\bbr\b/, compress: promisify(brotliCompress) },
  { encoding: 'gzip', accepts: /\bgzip\b/, compress: promisify(gzip) },
] as const

/** Returns a handler with one answer, which is serialised and compressed once. Caches may keep it, unlike all other answers. */
export const staticHandler = (value: unknown): ((c: AppContext) => Promise<Response>) => {
  const text = Buffer.from(JSON.stringify(success(value)))
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const compressed = new Map<string, Promise<Buffer>>()

  return async (c) => {
    const compression = compressions.find(({ accepts }) =>
      accepts.test(c.req.header('Accept-Encoding') ?? ''),
    )
    const etag = `"${digest}${compression?.encoding ?? ''}"`
    c.header('Cache-Control', oneHour)
    c.header('ETag', etag)
    c.header('Vary', 'Accept-Encoding', { append: true })
    if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304)
    c.header('Content-Type', 'application/json')
    if (!compression) return c.body(new Uint8Array(text))
    const body = compressed.get(compression.encoding) ?? compression.compress(text)
    compressed.set(compression.encoding, body)
    c.header('Content-Encoding', compression.encoding)
    return c.body(new Uint8Array(await body))
  }
}
