import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status'
import { isDatabaseUnavailable } from '../database/errors'
import type { Logger } from '../process/log'
import { ApiError } from './api-error'
import type { AppContext } from './context'
import { answerLocale, failure } from './envelope'

/** Sends the envelope of an error. */
export const refuse = (c: AppContext, error: ApiError): Response => {
  c.set('errorCode', error.code)
  for (const [name, value] of Object.entries(error.details.headers ?? {})) c.header(name, value)
  return c.json(failure(error, answerLocale(c)), error.httpStatus as ContentfulStatusCode)
}

const asApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  if (isDatabaseUnavailable(error))
    return new ApiError('SERVICE_UNAVAILABLE', { headers: { 'Retry-After': '2' } })
  return new ApiError('SERVER_ERROR')
}

/** The status that proxies log for a client that closes the connection during its request. No client receives it. */
const clientLeft = 499

/** Whether the client has closed the connection before all of its request was there. */
export const hasLeft = ({ env }: AppContext): boolean =>
  env?.incoming?.destroyed === true && !env.incoming.complete

/** Handles every thrown error, by default with an envelope; unexpected ones are logged with the request's id. */
export const errorHandler =
  (log: Logger, present: (c: AppContext, error: ApiError) => Response | Promise<Response> = refuse) =>
  (error: unknown, c: AppContext): Response | Promise<Response> => {
    if (hasLeft(c)) return c.body(null, clientLeft as StatusCode)
    const answer = asApiError(error)
    if (answer.httpStatus >= 500 && answer !== error) {
      log.error({ requestId: c.get('requestId'), err: error }, 'request failed')
    }
    return present(c, answer)
  }
