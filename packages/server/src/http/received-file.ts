import type { Readable } from 'node:stream'
import type { ErrorCode } from '@chuhai/contract'

/** A multipart body that is being received. */
export interface Arriving {
  headers: Headers
  body: Readable | null
}

/** Error codes for a body without an accepted file. */
export interface Refusals {
  missing: ErrorCode
  tooLarge: ErrorCode
  /** Judged by the file's name; its content is checked later. */
  forbidden: ErrorCode
  /** The body ends early, or is no multipart. */
  broken: ErrorCode
}

/** Which files are accepted. */
export interface Acceptance {
  /** Name of the field that carries the file. */
  field: string
  extensions: readonly string[]
  maxBytes: number
  /** How long the file may take to arrive. */
  limitMs: number
  refusals: Refusals
}

/** A received file, under a temporary name. */
export interface ReceivedFile {
  path: string
  /** Its original name, without folders. */
  name: string
  discard(): Promise<void>
}

/** Receives the file of a multipart body; the caller discards it. */
export interface FileReceiver {
  receive(arriving: Arriving, accepted: Acceptance): Promise<ReceivedFile>
}
