import { type EndpointShape, type ErrorCode, errorTable, isErrorCode, type Locale } from '@chuhai/contract'
import { jsonMaxBytes } from '@chuhai/contract/constants'
import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from 'valibot'
import { withTimeout } from '../process/with-timeout'
import { ApiError } from './api-error'
import type { AppContext } from './context'
import { decodeText, requireStorable } from './storable-text'

/** The HTTP server's own timeout is much longer, for large files. */
const readTimeoutMs = 60_000

const tooLarge = () => new ApiError('BODY_TOO_LARGE')

const read = async (request: Request, limit: number): Promise<Uint8Array> => {
  const announced = Number(request.headers.get('Content-Length') ?? Number.NaN)
  if (announced > limit) throw tooLarge()
  // HTTP ends the body at the announced length.
  if (announced <= limit) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads at most `limit` bytes; throws where the body is larger or slower. */
export const readBody = async (
  request: Request,
  limit: number,
  timeoutMs = readTimeoutMs,
): Promise<Uint8Array> => withTimeout(read(request, limit), timeoutMs, () => new ApiError('BODY_TOO_SLOW'))

const isJson = (contentType: string | null): boolean =>
  /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType?.trim() ?? '')

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('JSON_INVALID')
  }
}

/** Reads the JSON of a request: small, UTF-8, not too deep, and storable. */
const readJson = async (request: Request, limitBytes = jsonMaxBytes): Promise<unknown> => {
  if (!isJson(request.headers.get('Content-Type'))) throw new ApiError('CONTENT_TYPE_INVALID')
  const value = parse(decodeText(await readBody(request, limitBytes)))
  requireStorable(value)
  return value
}

const missing = { 'zh-CN': '缺少此项', en: 'Missing' }
const malformed = { 'zh-CN': '格式不正确', en: 'Not valid' }
const unknown = { 'zh-CN': '没有此项', en: 'There is no such field' }

type Issue = BaseIssue<unknown>

const isMissing = (issue: Issue): boolean => issue.input === undefined

const textOf = (issue: Issue, locale: Locale): string => {
  if (isErrorCode(issue.message)) return errorTable[issue.message][locale]
  if (issue.type === 'strict_object' && issue.expected === 'never') return unknown[locale]
  return (isMissing(issue) ? missing : malformed)[locale]
}

/** The first message of each field, under its path; `part` stands for the whole. */
const fieldsOf = (issues: Issue[], part: string, locale: Locale): Record<string, string> => {
  const fields: Record<string, string> = Object.create(null)
  for (const issue of issues) fields[getDotPath(issue) ?? part] ??= textOf(issue, locale)
  return fields
}

const codeOf = (issues: Issue[]): ErrorCode =>
  issues.map((issue) => issue.message).find(isErrorCode) ?? 'REQUEST_INVALID'

/** Returns a schema's output for a value; throws an ApiError that names every wrong field. */
export const validate = (schema: GenericSchema | undefined, value: unknown, part: string): unknown => {
  if (!schema) return undefined
  const result = safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  const { issues } = result
  throw new ApiError(codeOf(issues), { fields: (locale) => fieldsOf(issues, part, locale) })
}

/** Reads what a request carries, by the schemas of its endpoint. */
export const readInput = async (c: AppContext, endpoint: EndpointShape, jsonLimitBytes?: number) => {
  const params = c.req.param()
  const query = c.req.query()
  requireStorable(params)
  requireStorable(query)
  const headers = endpoint.headers && c.req.header()
  return {
    headers: validate(endpoint.headers, headers, 'headers'),
    params: validate(endpoint.params, params, 'params'),
    query: validate(endpoint.query, query, 'query'),
    body: endpoint.body && validate(endpoint.body, await readJson(c.req.raw, jsonLimitBytes), 'body'),
  }
}
