import { type Envelope, errorTable, type Locale, localeOf } from '@chuhai/contract'
import type { ApiError } from './api-error'
import type { AppContext } from './context'

export const success = <T>(data: T, status: 'success' | '00000' = 'success'): Envelope<T> => ({
  status,
  data,
  message: '',
})

export const failure = (error: ApiError, locale: Locale): Envelope => {
  const fields = error.details.fields?.(locale)
  return { status: error.code, data: fields ? { fields } : null, message: errorTable[error.code][locale] }
}

/** The language of texts in an answer. */
export const answerLocale = (c: AppContext): Locale => localeOf(c.req.header('Accept-Language'))
