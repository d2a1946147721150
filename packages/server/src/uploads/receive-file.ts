import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ErrorCode } from '@chuhai/contract'
import busboy, { type Busboy } from 'busboy'
import { ApiError } from '../http/api-error'
import type { Acceptance, Arriving, ReceivedFile } from '../http/received-file'
import { storeErrorOf } from './file-store'

export interface ReceiveOptions extends Acceptance {
  /** Where it is written while it arrives. */
  folder: string
}

const parserOf = (headers: Headers, { maxBytes, refusals }: Acceptance): Busboy => {
  try {
    return busboy({
      headers: { 'content-type': headers.get('Content-Type') ?? '' },
      defParamCharset: 'utf8',
      // One byte more tells a file that is too large from one that just fits; a second file, that there are two.
      limits: { fileSize: maxBytes + 1, files: 2, fields: 10, fieldSize: 1024, parts: 12 },
    })
  } catch {
    throw new ApiError(refusals.missing)
  }
}

const reasonAgainst = (
  { field, isFirst, name }: { field: string; isFirst: boolean; name: string | undefined },
  accepted: Acceptance,
): ErrorCode | undefined => {
  if (field !== accepted.field || !name) return accepted.refusals.missing
  if (!isFirst) return 'REQUEST_INVALID'
  const isAccepted = accepted.extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))
  return isAccepted ? undefined : accepted.refusals.forbidden
}

/** Who sends less than so many bytes in so much time holds a place that others need. */
const minimum = { bytes: 65_536, everyMs: 30_000 }

/** Calls a function as soon as too little comes; returns what counts bytes, and what ends the watch. */
const createRateCheck = (tooSlow: () => void) => {
  let bytes = 0
  const timer = setInterval(() => {
    if (bytes < minimum.bytes) tooSlow()
    bytes = 0
  }, minimum.everyMs)
  return {
    count: (more: number) => {
      bytes += more
    },
    stop: () => clearInterval(timer),
  }
}

/** Passes data through, up to a limit. */
const passUpTo = (limit: number, tooLarge: ErrorCode, count: (bytes: number) => void): Transform => {
  let bytes = 0
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      bytes += chunk.byteLength
      count(chunk.byteLength)
      if (bytes > limit) done(new ApiError(tooLarge))
      else done(null, chunk)
    },
  })
}

/** Drains a body without destroying it: that would close the connection before the answer. */
const tap = (body: Readable, flow: Transform): (() => void) => {
  const stop = (error?: Error) => flow.destroy(error ?? new Error('The body ended early'))
  const close = () => body.readableEnded || stop()
  body.once('error', stop)
  body.once('close', close)
  // The caller may have left while the disk was looked at.
  if (body.destroyed) close()
  body.pipe(flow)
  return () => {
    body.unpipe(flow)
    body.off('close', close)
  }
}

/**
 * Writes the file of a multipart body to the disk while it is received. A refused body is still read to its end,
 * within a limit: most callers read a response only after they have sent everything.
 */
export const receiveFile = async (
  { headers, body }: Arriving,
  { folder, ...accepted }: ReceiveOptions,
): Promise<ReceivedFile> => {
  const { maxBytes, limitMs, refusals } = accepted
  const farEnd = 2 * maxBytes
  if (Number(headers.get('Content-Length')) > farEnd) throw new ApiError(refusals.tooLarge)
  const parser = parserOf(headers, accepted)
  if (!body) throw new ApiError(refusals.missing)
  await mkdir(folder, { recursive: true })

  const path = join(folder, randomUUID())
  const discard = () => rm(path, { force: true })
  const tooSlow = () => flow.destroy(new ApiError('FILE_TOO_SLOW'))
  const rate = createRateCheck(tooSlow)
  const flow = passUpTo(farEnd, refusals.tooLarge, rate.count)
  let count = 0
  let name = ''
  let refusal: ErrorCode | undefined
  let diskTrouble: unknown
  let saved: Promise<unknown> = Promise.resolve()

  parser.on('file', (field, stream, { filename }) => {
    count += 1
    refusal ??= reasonAgainst({ field, isFirst: count === 1, name: filename }, accepted)
    if (refusal) {
      stream.resume()
      return
    }
    name = filename ?? ''
    stream.once('limit', () => {
      refusal ??= refusals.tooLarge
    })
    const file = createWriteStream(path, { flags: 'wx' })
    // A failed pipeline does not wait for it, and a file that is still being opened appears after it was removed.
    const closed = new Promise<void>((resolve) => file.once('close', resolve))
    const written = pipeline(stream, file).catch((error) => {
      // While the parser runs, the disk has failed.
      if (parser.destroyed) return
      diskTrouble = storeErrorOf(error)
      flow.destroy(error)
    })
    saved = Promise.all([written, closed])
  })

  const clock = setTimeout(tooSlow, limitMs)
  const leave = tap(body, flow)
  try {
    await pipeline(flow, parser)
    await saved
    if (diskTrouble) throw diskTrouble
    if (count === 0) refusal = refusals.missing
    if (refusal) throw new ApiError(refusal)
    return { path, name, discard }
  } catch (error) {
    await saved
    await discard()
    if (diskTrouble) throw diskTrouble
    // Any other error is a body that ended early, or that is no multipart.
    throw error instanceof ApiError ? error : new ApiError(refusals.broken)
  } finally {
    clearTimeout(clock)
    rate.stop()
    leave()
  }
}
