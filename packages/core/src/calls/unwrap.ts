import type { EndpointShape } from '@chuhai/contract/endpoint'
import { type FieldErrors, isEnvelope, isSuccess } from '@chuhai/contract/envelope'
import { CallError, unauthorizedMessage } from './call-error'
import { freeEntries } from './own-entries'
import type { WireAnswer } from './wire'

const failureOf = ({ httpStatus, statusText, body }: WireAnswer): CallError => {
  if (isEnvelope(body)) {
    const fields = (body.data as FieldErrors | null | undefined)?.fields
    return new CallError(body.status, httpStatus, body.message, fields)
  }
  if (httpStatus === 401) return new CallError('UNAUTHORIZED', 401, unauthorizedMessage)
  return new CallError('HTTP_ERROR', httpStatus, `Request failed: ${httpStatus} ${statusText}`.trim())
}

/**
 * The data of an answer, or a `CallError`. Every answer is checked against the contract, not only in development:
 * the schema is on board anyway, and a clear error beats a widget that breaks on a field that is not there.
 */
export const unwrap = async (
  { answer }: Pick<EndpointShape, 'answer'>,
  wire: WireAnswer,
  systemError: string,
): Promise<unknown> => {
  const { ok, httpStatus, body } = wire
  if (!ok || (isEnvelope(body) && !isSuccess(body.status))) throw failureOf(wire)
  freeEntries(answer)
  const result = isEnvelope(body)
    ? await answer['~standard'].validate(body.data)
    : { issues: [{ message: 'not an envelope' }] }
  if (result.issues) throw new CallError('ANSWER_INVALID', httpStatus, systemError, undefined, result.issues)
  return result.value
}
