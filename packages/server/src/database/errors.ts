/** SQLSTATE classes and codes about the database's state, not the query: a later try may succeed. */
const sqlStates = /^(08...|53...|57P0[1-5]|57014|55P03|40001|40P01|58030)$/

const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'ENOSPC',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

const messages =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error/

/** Returns whether an error means that the database is unreachable, stuck or full. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  if (typeof code === 'string' && (socketCodes.has(code) || sqlStates.test(code))) return true
  if (messages.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  return isDatabaseUnavailable(error.cause)
}

const integrityViolation = /^23/

/** Returns the name of the violated constraint; undefined for other errors. */
export const violatedConstraint = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const { code, constraint } = error as Error & { code?: unknown; constraint?: unknown }
  if (typeof code === 'string' && integrityViolation.test(code) && typeof constraint === 'string')
    return constraint
  return violatedConstraint(error.cause)
}

/** Returns the message of an error's first cause. */
export const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error
  return cause instanceof Error ? reasonOf(cause) : message
}
