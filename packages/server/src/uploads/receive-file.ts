import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ErrorCode } from '@chuhai/contract'
import { uploadExtensions } from '@chuhai/contract/constants'
import busboy, { type Busboy } from 'busboy'
import { ApiError } from '../http/api-error'
import { chunksOf } from './chunks'
import { storeTrouble } from './store-trouble'

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

const parserOf = (request: Request, maxBytes: number): Busboy => {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('Content-Type') ?? '' },
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

/**
 * Writes the one file of a multipart body to the disk while it arrives. A body that is refused is still read to its end,
 * as far as that is near: most callers hear an answer only after they have said everything.
 */
export const receiveFile = async (request: Request, options: ReceiveOptions): Promise<ReceivedFile> => {
  const { field, maxBytes, limitMs, folder } = options
  const farEnd = 2 * maxBytes
  if (Number(request.headers.get('Content-Length')) > farEnd) throw new ApiError('FILE_TOO_LARGE')
  const parser = parserOf(request, maxBytes)
  if (!request.body) throw new ApiError('FILE_MISSING')
  await mkdir(folder, { recursive: true })

  const path = join(folder, randomUUID())
  const discard = () => rm(path, { force: true })
  const cut = new AbortController()
  const clock = setTimeout(() => cut.abort(new ApiError('FILE_TOO_SLOW')), limitMs)
  let count = 0
  let refusal: ErrorCode | undefined
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
      if (!parser.destroyed) cut.abort(storeTrouble(error))
    })
  })

  const bounded = async function* (source: AsyncIterable<Uint8Array>) {
    let bytes = 0
    for await (const chunk of source) {
      bytes += chunk.byteLength
      if (bytes > farEnd) throw new ApiError('FILE_TOO_LARGE')
      yield chunk
    }
  }

  try {
    await pipeline(Readable.from(chunksOf(request.body, cut.signal)), bounded, parser)
    await saved
    cut.signal.throwIfAborted()
    if (count === 0) refusal = 'FILE_MISSING'
    if (refusal) throw new ApiError(refusal)
    return { path, discard }
  } catch (error) {
    await saved
    await discard()
    if (error instanceof ApiError) throw error
    // The disk's own trouble comes by the signal; everything else is a body that ended early or is no multipart.
    throw cut.signal.aborted ? cut.signal.reason : new ApiError('FILE_BROKEN')
  } finally {
    clearTimeout(clock)
  }
}
