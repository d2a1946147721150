/** SQLSTATE classes and codes that speak of the database's state, not of the query: it may work again soon. */
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
])

const messages =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/

/** Whether an error means that the database is away, stuck or full. */
export const isDatabaseTrouble = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  if (typeof code === 'string' && (socketCodes.has(code) || sqlStates.test(code))) return true
  if (messages.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseTrouble)) return true
  return isDatabaseTrouble(error.cause)
}
