import { ApiError } from './api-error'

const tooLarge = () => new ApiError('BODY_TOO_LARGE')

/** Reads at most `limit` bytes; whoever sends more is not listened to any longer. */
export const readBody = async (request: Request, limit: number): Promise<Uint8Array> => {
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
