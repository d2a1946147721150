import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseTrouble } from '../http/database-trouble'
import type { Logger } from '../process/log'

const firstDelayMs = 500
const longestDelayMs = 30_000

/** Tries again, ever more slowly, while the database is away, full or locked; any other error is thrown. */
export const untilAvailable = async <T>(
  work: () => Promise<T>,
  log: Logger,
  delayMs = firstDelayMs,
): Promise<T> => {
  for (let ms = delayMs; ; ms = Math.min(2 * ms, longestDelayMs)) {
    try {
      return await work()
    } catch (err) {
      if (!isDatabaseTrouble(err)) throw err
      log.warn({ err, againInMs: ms }, 'database not available yet')
      await wait(ms)
    }
  }
}
