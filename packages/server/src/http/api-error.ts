import { type ErrorCode, errorTable, type Locale } from '@chuhai/contract'

/** A refusal with a stable code; the table gives its HTTP status and texts. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly code: ErrorCode,
    readonly details: {
      /** Messages by field, in the reader's language. */
      fields?: (locale: Locale) => Record<string, string>
      headers?: Record<string, string>
    } = {},
  ) {
    super(code)
  }

  get httpStatus(): number {
    return errorTable[this.code].status
  }
}
