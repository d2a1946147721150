import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger }

const frames = (stack: string | undefined): string[] =>
  (stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .map((line) => line.trim())

/** Messages of database errors quote values a visitor typed, so only their code and place are kept. */
export const describeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, query } = error as Error & { code?: unknown; query?: unknown }
  const isDatabaseError = 'query' in error || 'severity' in error
  return {
    type: error.name,
    ...(isDatabaseError ? { query } : { message: error.message }),
    ...(code === undefined ? {} : { code }),
    at: frames(error.stack),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** Lines beyond this buffer are dropped, so that a slow reader of the log blocks nothing. */
const maxWaitingBytes = 4 * 1024 * 1024

const standardOutput = (): DestinationStream => {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: maxWaitingBytes })
  // A full disk loses lines and does not stop the server.
  destination.on('error', () => {})
  return destination
}

/** One JSON line per event on standard output. */
export const createLog = (level: string, destination = standardOutput()): Logger =>
  pino({ level, base: null, serializers: { err: describeError } }, destination)

export const silentLog: Logger = pino({ level: 'silent' })
