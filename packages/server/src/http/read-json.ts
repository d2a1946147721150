import { withTimeout } from '../process/with-timeout'
import { ApiError } from './api-error'
import { decodeText, requireStorable } from './storable-text'

/** The HTTP server's own timeout is much longer, for large files. */
const readTimeoutMs = 60_000

const tooLarge = () => new ApiError('BODY_TOO_LARGE')

const read = async (request: Request, limit: number): Promise<Uint8Array> => {
  const announced = Number(request.headers.get('Content-Length') ?? Number.NaN)
  if (announced > limit) throw tooLarge()
  // HTTP ends the body at the announced length.
  if (announced <= limit) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads at most `limit` bytes; throws where the body is larger or slower. */
export const readBody = async (
  request: Request,
  limit: number,
  timeoutMs = readTimeoutMs,
): Promise<Uint8Array> => withTimeout(read(request, limit), timeoutMs, () => new ApiError('BODY_TOO_SLOW'))

const jsonLimitBytes = 64 * 1024

const isJson = (contentType: string | null): boolean =>
  /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType?.trim() ?? '')

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('JSON_INVALID')
  }
}

/** Reads the JSON of a request: small, UTF-8, not too deep, and storable. */
export const readJson = async (request: Request, limitBytes = jsonLimitBytes): Promise<unknown> => {
  if (!isJson(request.headers.get('Content-Type'))) throw new ApiError('CONTENT_TYPE_INVALID')
  const value = parse(decodeText(await readBody(request, limitBytes)))
  requireStorable(value)
  return value
}
