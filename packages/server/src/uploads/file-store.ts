import type { Readable } from 'node:stream'

/** Where the bytes of uploaded files are kept, under names that are never used twice. */
export interface FileStore {
  /** Takes over a finished file; under its name there is the whole of it, or nothing. */
  put(name: string, path: string, mediaType: string): Promise<void>
  /** Null where there is no such file. */
  get(name: string): Promise<Readable | null>
  delete(name: string): Promise<void>
  /** Names of the files that were stored before a time, in pages of any length. */
  list(before: Date): AsyncIterable<string[]>
}
