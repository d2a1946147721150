import { type EndpointShape, type ErrorCode, errorTable, isErrorCode, type Locale } from '@chuhai/contract'
import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from 'valibot'
import { ApiError } from './api-error'
import type { AppContext } from './context'
import { readJson } from './read-json'
import { requireStorable } from './storable-text'

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
