import type { Failure } from '../app/view'

export const notFoundText = 'This page could not be found'

const systemErrorText = '系统错误，请稍后再试！'

export const notFound: Failure = { code: 404, message: notFoundText }

/** Errors of both readers carry an HTTP status; anything else is a 500. */
export const failureOf = (error: unknown): Failure => {
  const { httpStatus, message } = (error ?? {}) as { httpStatus?: number; message?: string }
  if (httpStatus === 404) return notFound
  return httpStatus
    ? { code: httpStatus, message: message || systemErrorText }
    : { code: 500, message: systemErrorText }
}
