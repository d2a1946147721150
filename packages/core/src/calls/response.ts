import type { EndpointShape } from '@chuhai/contract/endpoint'
import { type FieldErrors, isEnvelope, isSuccess } from '@chuhai/contract/envelope'
import { detachEntries } from '@chuhai/contract/rule'
import { CallError, unauthorizedMessage } from './call-error'

/** A response, whichever way it was received. */
export interface ApiResponse {
  ok: boolean
  httpStatus: number
  statusText: string
  /** Undefined when the response is not JSON. */
  body: unknown
  /** The value of `Retry-After`. */
  retryAfter?: string | null
}

/** `Retry-After` is a number of seconds, or a date. */
const waitOf = (retryAfter: string | null | undefined): number | undefined => {
  if (!retryAfter) return undefined
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const errorOf = ({ httpStatus, statusText, body, retryAfter }: ApiResponse): CallError => {
  const waitMs = waitOf(retryAfter)
  if (isEnvelope(body)) {
    const fields = (body.data as FieldErrors | null | undefined)?.fields
    return new CallError(body.status, httpStatus, body.message, fields, undefined, waitMs)
  }
  if (httpStatus === 401) return new CallError('UNAUTHORIZED', 401, unauthorizedMessage)
  const message = `Request failed: ${httpStatus} ${statusText}`.trim()
  return new CallError('HTTP_ERROR', httpStatus, message, undefined, undefined, waitMs)
}

/**
 * Returns the data of a response, or throws a `CallError`. Every response is checked against the contract, also in
 * production: a clear error is better than a widget that breaks on a missing field.
 */
export const readResponse = async (
  { answer }: Pick<EndpointShape, 'answer'>,
  response: ApiResponse,
  systemError: string,
): Promise<unknown> => {
  const { ok, httpStatus, body } = response
  if (!ok || (isEnvelope(body) && !isSuccess(body.status))) throw errorOf(response)
  detachEntries(answer)
  const result = isEnvelope(body)
    ? await answer['~standard'].validate(body.data)
    : { issues: [{ message: 'not an envelope' }] }
  if (result.issues) throw new CallError('ANSWER_INVALID', httpStatus, systemError, undefined, result.issues)
  return result.value
}
