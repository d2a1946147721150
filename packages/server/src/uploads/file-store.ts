import type { Readable } from 'node:stream'
import { ApiError } from '../http/api-error'

/** Stores the bytes of uploaded files, under names that are never used twice. */
export interface FileStore {
  /** Moves a finished file into the store, whole or not at all. */
  put(name: string, path: string, mediaType: string): Promise<void>
  /** Null where there is no such file. */
  get(name: string): Promise<Readable | null>
  delete(name: string): Promise<void>
  /** Names of the files that were stored before a time, in pages of any length. */
  list(before: Date): AsyncIterable<string[]>
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT'])

/** Returns the error to throw after a failed write: a full disk has an answer of its own. */
export const storeErrorOf = (error: unknown): unknown =>
  fullCodes.has((error as NodeJS.ErrnoException)?.code ?? '') ? new ApiError('FILE_STORE_FULL') : error
