import { consultationErrors } from './consultation/errors'
import type { ErrorTable } from './error-table'
import { requestErrors } from './request-errors'
import { trackErrors } from './track/errors'

/** Every code the server answers with: its HTTP status and its texts. Domains add their own table here. */
export const errorTable = {
  ...requestErrors,
  ...consultationErrors,
  ...trackErrors,
} as const satisfies ErrorTable

export type ErrorCode = keyof typeof errorTable

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorTable, value)
