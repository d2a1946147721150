import { type ErrorCode, errorTable, isErrorCode, localeOf } from '@chuhai/contract'
import type { EndpointShape } from '@chuhai/contract/endpoint'
import type { ReceivedRequest } from './received-request'

const json = (status: number, envelope: { status: string; data: unknown; message: string }): Response =>
  new Response(JSON.stringify(envelope), { status, headers: { 'Content-Type': 'application/json' } })

export const success = (data: unknown): Response => json(200, { status: 'success', data, message: '' })

export interface FailureDetails {
  message?: string
  fields?: Record<string, string>
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number
}

/** A code of the error table, in the language the request asks for. */
export const failure = (
  request: ReceivedRequest,
  code: ErrorCode,
  { message, fields, retryAfter }: FailureDetails = {},
): Response => {
  const entry = errorTable[code]
  const text = message ?? entry[localeOf(request.headers.get('accept-language'))]
  const response = json(entry.status, { status: code, data: fields ? { fields } : null, message: text })
  if (retryAfter !== undefined) response.headers.set('Retry-After', String(retryAfter))
  return response
}

/** Checks a body as the server does: the first rule that is broken names the code, every one its field. */
export const refusalOf = (request: ReceivedRequest, endpoint: EndpointShape): Response | null => {
  const result = endpoint.body?.['~standard'].validate(request.body)
  if (!result || result instanceof Promise || !result.issues) return null
  const fields: Record<string, string> = {}
  const language = localeOf(request.headers.get('accept-language'))
  const codes = result.issues.map(({ message }) => (isErrorCode(message) ? message : 'REQUEST_INVALID'))
  result.issues.forEach((issue, index) => {
    const path = (issue.path ?? [])
      .map((step) => String(typeof step === 'object' ? step.key : step))
      .join('.')
    fields[path] ??= errorTable[codes[index] ?? 'REQUEST_INVALID'][language]
  })
  return failure(request, codes[0] ?? 'REQUEST_INVALID', { fields })
}
