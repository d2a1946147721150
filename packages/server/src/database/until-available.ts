import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../process/log'
import { isDatabaseUnavailable } from './errors'

const firstDelayMs = 500
const longestDelayMs = 30_000

/** Retries with growing delays while the database is unreachable, full or locked; throws any other error. */
export const untilAvailable = async <T>(
  work: () => Promise<T>,
  log: Logger,
  delayMs = firstDelayMs,
): Promise<T> => {
  for (let ms = delayMs; ; ms = Math.min(2 * ms, longestDelayMs)) {
    try {
      return await work()
    } catch (err) {
      if (!isDatabaseUnavailable(err)) throw err
      log.warn({ err, againInMs: ms }, 'database not available yet')
      await wait(ms)
    }
  }
}
