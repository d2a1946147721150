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
  | 'FILE_UNREADABLE'

/** The message that stays silent (specification, section 8). */
export const unauthorizedMessage = '401_UNAUTHORIZED'

/** Why a call failed: a code of the server's table or of the client. A newer server may send one that is not listed. */
export type CallErrorCode = ErrorCode | LocalErrorCode | (string & {})

/**
 * Why a call was rejected; `message` is meant for the visitor, in the language of the core.
 *
 * @example
 * core.call(getUserInfo).catch((error) => {
 *   if (isCallError(error) && error.code === 'NETWORK') console.warn('offline')
 * })
 */
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

  /** Whether a file cannot be sent as it is: too large, of another type, or no longer readable. Sending it again cannot help. */
  get isFinal(): boolean {
    return this.httpStatus === 413 || this.httpStatus === 415 || this.code === 'FILE_UNREADABLE'
  }
}

/** A call as it was sent. */
export interface FailedCall {
  method: Method
  noRedirect: boolean
  /** The organisation it was sent with. */
  orgId: string | null
  /** The user whom the page showed as it was sent. */
  userId: string | null
}

/**
 * Whether a call was rejected with a `CallError`. Compares the name, because two copies of this package may run on one
 * page.
 */
export const isCallError = (error: unknown): error is CallError =>
  (error as Error | undefined)?.name === 'CallError'

/** Whether a call was rejected with HTTP 401: the server has no session of the visitor. */
export const isUnauthorized = (error: unknown): boolean => isCallError(error) && error.httpStatus === 401

/** Whether a call was rejected with HTTP 404: there is no such thing, or it is not the visitor's. */
export const isNotFound = (error: unknown): boolean => isCallError(error) && error.httpStatus === 404

/** Whether a call ended by its `signal` or by `core.destroy()`: not a failure to show. */
export const isAbortError = (error: unknown): boolean => (error as Error | undefined)?.name === 'AbortError'
