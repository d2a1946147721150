import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../process/log'
import { backOffMs } from '../time/back-off'
import { isDatabaseUnavailable } from './errors'

const firstDelayMs = 500
const longestMs = 30_000

/** Retries with growing delays while the database is unreachable, full or locked; throws any other error. */
export const untilAvailable = async <T>(
  work: () => Promise<T>,
  log: Logger,
  firstMs = firstDelayMs,
): Promise<T> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await work()
    } catch (err) {
      if (!isDatabaseUnavailable(err)) throw err
      const ms = backOffMs(attempts, { firstMs, longestMs })
      log.warn({ err, againInMs: ms }, 'database not available yet')
      await wait(ms)
    }
  }
}
