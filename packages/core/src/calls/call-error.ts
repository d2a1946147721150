import type { ErrorCode } from '@chuhai/contract'
import type { Method } from '@chuhai/contract/endpoint'

/** Codes of errors that arise in the client. */
export type LocalErrorCode =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'HTTP_ERROR'
  | 'ANSWER_INVALID'
  | 'REQUEST_TOO_FREQUENT'
  | 'REQUEST_IN_FLIGHT'

/** The message that stays silent (specification, section 8). */
export const unauthorizedMessage = '401_UNAUTHORIZED'

export type CallErrorCode = ErrorCode | LocalErrorCode | (string & {})

/** Why a call was rejected; `message` is meant for the visitor, in the language of the core. */
export class CallError extends Error {
  override readonly name = 'CallError'

  constructor(
    readonly code: CallErrorCode,
    /** 0 when there was no response. */
    readonly httpStatus: number,
    message: string,
    /** Messages by the path of the field they concern. */
    readonly fields?: Record<string, string>,
    cause?: unknown,
    /** How long the server asks to wait before the next try. */
    readonly retryAfterMs?: number,
  ) {
    super(message, { cause })
  }

  /** Whether a file was refused for what it is, too large or of another type: sending it again cannot help. */
  get isFinal(): boolean {
    return this.httpStatus === 413 || this.httpStatus === 415
  }
}

/** A call as it was sent. */
export interface FailedCall {
  method: Method
  noRedirect: boolean
  /** The organisation it was sent with. */
  orgId: string | null
}

/** By name, because two copies of this package may run on one page. */
export const isCallError = (error: unknown): error is CallError =>
  (error as Error | undefined)?.name === 'CallError'

/** The server has no session of the visitor. */
export const isUnauthorized = (error: unknown): boolean => isCallError(error) && error.httpStatus === 401

export const isAbortError = (error: unknown): boolean => (error as Error | undefined)?.name === 'AbortError'
