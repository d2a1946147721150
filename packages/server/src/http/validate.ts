import { type ErrorCode, errorTable, isErrorCode, type Locale } from '@chuhai/contract'
import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from 'valibot'
import { ApiError } from './api-error'

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

/** What the contract's schema makes of a value, or the refusal that names every wrong field. */
export const validate = (schema: GenericSchema | undefined, value: unknown, part: string): unknown => {
  if (!schema) return undefined
  const result = safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  const { issues } = result
  throw new ApiError(codeOf(issues), { fields: (locale) => fieldsOf(issues, part, locale) })
}
