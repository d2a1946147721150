/** `HTTP 503`, `SMTP 451 4.3.0` or `ECONNREFUSED`, and nothing that somebody has written. */
const isCode = /^(HTTP \d+|SMTP [\d. ]+|[A-Z][A-Z\d_]+)$/

/** Returns why something could not be sent, without the receiver's text, which could quote a visitor. */
export const failureOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = (error.cause ?? error) as { code?: unknown }
  if (isCode.test(error.message)) return error.message
  return typeof code === 'string' ? code : error.name
}
