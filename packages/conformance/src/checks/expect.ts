import { type EndpointShape, type Envelope, type ErrorCode, errorTable, isSuccess } from '@chuhai/contract'
import type { GenericSchema } from 'valibot'
import { type Answer, said, typeOf } from '../asking/answer'
import { issuesOf } from '../input/schema'
import { fail } from '../outcome'

const shownMax = 3
const excerptMax = 80

/** The envelope of an answer; fails where there is none. */
export const requireEnvelope = (answer: Answer): Envelope => {
  if (answer.envelope && 'data' in answer.envelope) return answer.envelope
  const { http, text } = answer
  const type = typeOf(answer)
  if (type !== 'application/json')
    return fail(`answers ${http} with ${type || 'no content type'} instead of a JSON envelope`)
  const excerpt = text.length > excerptMax ? `${text.slice(0, excerptMax)}…` : text
  return fail(`answers ${http} without the envelope {status, data, message}: ${excerpt}`)
}

/** The data of a success; fails where it is none. */
export const requireSuccess = (answer: Answer): unknown => {
  const { status, data } = requireEnvelope(answer)
  if (answer.http !== 200 || !isSuccess(status)) fail(`answers ${said(answer)} instead of 200 success`)
  return data
}

/** Fails where data does not fit a schema, as the client does then. */
export const requireFit = (schema: GenericSchema, data: unknown, what = 'data'): void => {
  const issues = issuesOf(schema, data)
  if (issues.length === 0) return
  const shown = issues
    .slice(0, shownMax)
    .map(({ path, message }) => `${path ? `${what}.${path}` : what}: ${message}`)
  const more = issues.length > shownMax ? `; and ${issues.length - shownMax} more` : ''
  fail(`does not fit the contract: ${shown.join('; ')}${more}`)
}

const due = (codes: readonly string[]): string =>
  codes.map((code) => `${errorTable[code as ErrorCode].status} ${code}`).join(' or ')

/** The envelope of a refusal with one of these codes; fails where it is another answer. */
export const requireRefusal = (answer: Answer, codes: readonly string[], when: string): Envelope => {
  const envelope = requireEnvelope(answer)
  const { status, message } = envelope
  if (!codes.includes(status)) fail(`answers ${said(answer)} instead of ${due(codes)} ${when}`)
  const { status: http } = errorTable[status as ErrorCode]
  if (answer.http !== http) fail(`answers ${status} with HTTP ${answer.http} instead of ${http} ${when}`)
  if (message === '') fail(`answers ${status} without a message for the visitor`)
  return envelope
}

/** The codes by which an endpoint says that there is no such thing. */
export const unknownCodes = ({ errors = [] }: EndpointShape): ErrorCode[] =>
  errors.filter((code) => errorTable[code].status === 404)
