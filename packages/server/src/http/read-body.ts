import { ApiError } from './api-error'

/** The HTTP server itself waits much longer, for the sake of large files. */
const usualLimitMs = 60_000

const tooLarge = () => new ApiError('BODY_TOO_LARGE')

const read = async (request: Request, limit: number): Promise<Uint8Array> => {
  const announced = Number(request.headers.get('Content-Length') ?? Number.NaN)
  if (announced > limit) throw tooLarge()
  // HTTP lets nobody send more than was announced, so there is nothing to count.
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

/** Reads at most `limit` bytes; whoever sends more, or takes longer, is not listened to any longer. */
export const readBody = async (
  request: Request,
  limit: number,
  limitMs = usualLimitMs,
): Promise<Uint8Array> => {
  let clock: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new ApiError('BODY_TOO_SLOW')), limitMs)
  })
  const reading = read(request, limit)
  // It may still fail when nobody listens any longer.
  reading.catch(() => {})
  return Promise.race([reading, end]).finally(() => clearTimeout(clock))
}
