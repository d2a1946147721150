import { ApiError } from './api-error'
import { decodeText, requireStorable } from './storable-text'

/** The HTTP server itself waits much longer, for large files. */
const readTimeoutMs = 60_000

const tooLarge = () => new ApiError('BODY_TOO_LARGE')

const read = async (request: Request, limit: number): Promise<Uint8Array> => {
  const announced = Number(request.headers.get('Content-Length') ?? Number.NaN)
  if (announced > limit) throw tooLarge()
  // HTTP ends the body at the announced length, so there is nothing to count.
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

/** Reads at most `limit` bytes; throws where the caller sends more or takes longer. */
export const readBody = async (
  request: Request,
  limit: number,
  timeoutMs = readTimeoutMs,
): Promise<Uint8Array> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('BODY_TOO_SLOW')), timeoutMs)
  })
  const reading = read(request, limit)
  // After the timeout its failure is not awaited.
  reading.catch(() => {})
  return Promise.race([reading, timeout]).finally(() => clearTimeout(timer))
}

/** Returns how deep brackets nest, counted without recursion and without parsing; brackets in strings do not count. */
const jsonDepth = (text: string): number => {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth)
    else if (character === '}' || character === ']') depth -= 1
  }
  return deepest
}

export const jsonLimitBytes = 64 * 1024
const maxDepth = 20

const isJson = (contentType: string | null): boolean =>
  /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType?.trim() ?? '')

const parse = (text: string): unknown => {
  if (jsonDepth(text) > maxDepth) throw new ApiError('JSON_INVALID')
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('JSON_INVALID')
  }
}

/** Reads the JSON of a request: small, UTF-8, not too deep, and storable. */
export const readJson = async (request: Request): Promise<unknown> => {
  if (!isJson(request.headers.get('Content-Type'))) throw new ApiError('CONTENT_TYPE_INVALID')
  const value = parse(decodeText(await readBody(request, jsonLimitBytes)))
  requireStorable(value)
  return value
}
