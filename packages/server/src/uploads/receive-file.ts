import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ErrorCode } from '@chuhai/contract'
import { uploadExtensions } from '@chuhai/contract/constants'
import busboy, { type Busboy } from 'busboy'
import { ApiError } from '../http/api-error'
import { storeTrouble } from './store-trouble'

/** A multipart body on its way. */
export interface Arriving {
  headers: Headers
  body: Readable | null
}

export interface ReceiveOptions {
  /** Name of the field that carries the file. */
  field: string
  maxBytes: number
  /** How long the file may take to arrive. */
  limitMs: number
  /** Where it is written while it arrives. */
  folder: string
}

/** A file that has arrived, under a temporary name. */
export interface ReceivedFile {
  path: string
  discard(): Promise<void>
}

const parserOf = (headers: Headers, maxBytes: number): Busboy => {
  try {
    return busboy({
      headers: { 'content-type': headers.get('Content-Type') ?? '' },
      defParamCharset: 'utf8',
      // One byte more tells a file that is too large from one that just fits; a second file, that there are two.
      limits: { fileSize: maxBytes + 1, files: 2, fields: 10, fieldSize: 1024, parts: 12 },
    })
  } catch {
    throw new ApiError('FILE_MISSING')
  }
}

const hasExtension = (name: string): boolean =>
  uploadExtensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))

const reasonAgainst = (
  isExpected: boolean,
  isFirst: boolean,
  name: string | undefined,
): ErrorCode | undefined => {
  if (!isExpected || !name) return 'FILE_MISSING'
  if (!isFirst) return 'REQUEST_INVALID'
  return hasExtension(name) ? undefined : 'FILE_TYPE_FORBIDDEN'
}

/** Passes on what comes, and refuses to go on for ever. */
const passUpTo = (limit: number): Transform => {
  let bytes = 0
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      bytes += chunk.byteLength
      if (bytes > limit) done(new ApiError('FILE_TOO_LARGE'))
      else done(null, chunk)
    },
  })
}

/** Lets a body flow, but never ends it: that would end the connection, and nobody would hear the answer. */
const tap = (body: Readable, flow: Transform): (() => void) => {
  const stop = (error?: Error) => flow.destroy(error ?? new Error('The body ended early'))
  const close = () => body.readableEnded || stop()
  body.once('error', stop)
  body.once('close', close)
  body.pipe(flow)
  return () => {
    body.unpipe(flow)
    body.off('close', close)
  }
}

/**
 * Writes the one file of a multipart body to the disk while it arrives. A body that is refused is still read to its end,
 * as far as that is near: most callers hear an answer only after they have said everything.
 */
export const receiveFile = async (
  { headers, body }: Arriving,
  { field, maxBytes, limitMs, folder }: ReceiveOptions,
): Promise<ReceivedFile> => {
  const farEnd = 2 * maxBytes
  if (Number(headers.get('Content-Length')) > farEnd) throw new ApiError('FILE_TOO_LARGE')
  const parser = parserOf(headers, maxBytes)
  if (!body) throw new ApiError('FILE_MISSING')
  await mkdir(folder, { recursive: true })

  const path = join(folder, randomUUID())
  const discard = () => rm(path, { force: true })
  const flow = passUpTo(farEnd)
  let count = 0
  let refusal: ErrorCode | undefined
  let diskTrouble: unknown
  let saved = Promise.resolve()

  parser.on('file', (name, stream, { filename }) => {
    count += 1
    refusal ??= reasonAgainst(name === field, count === 1, filename)
    if (refusal) {
      stream.resume()
      return
    }
    stream.once('limit', () => {
      refusal ??= 'FILE_TOO_LARGE'
    })
    saved = pipeline(stream, createWriteStream(path, { flags: 'wx' })).catch((error) => {
      // With a parser that goes on it is the disk that failed.
      if (parser.destroyed) return
      diskTrouble = storeTrouble(error)
      flow.destroy(error)
    })
  })

  const clock = setTimeout(() => flow.destroy(new ApiError('FILE_TOO_SLOW')), limitMs)
  const leave = tap(body, flow)
  try {
    await pipeline(flow, parser)
    await saved
    if (diskTrouble) throw diskTrouble
    if (count === 0) refusal = 'FILE_MISSING'
    if (refusal) throw new ApiError(refusal)
    return { path, discard }
  } catch (error) {
    await saved
    await discard()
    if (diskTrouble) throw diskTrouble
    // What is no refusal is a body that ended early, or that is no multipart.
    throw error instanceof ApiError ? error : new ApiError('FILE_BROKEN')
  } finally {
    clearTimeout(clock)
    leave()
  }
}
