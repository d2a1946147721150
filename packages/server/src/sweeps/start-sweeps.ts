import type { Logger } from '../process/log'
import { hourMs } from '../time/durations'

/** One failure is a warning, because a database may be unavailable for a moment; the next one is an alert. */
const alertAfter = 2

/** Deletions by their names, in their order. */
export type Sweeps = Record<string, (now: Date) => Promise<unknown>>

/** Runs each sweep once; a failure does not stop the others. */
export const createSweeper = (sweeps: Sweeps, log: Logger): (() => Promise<void>) => {
  const failures = new Map<string, number>()
  return async () => {
    for (const [name, sweep] of Object.entries(sweeps)) {
      try {
        await sweep(new Date())
        failures.delete(name)
      } catch (err) {
        const times = (failures.get(name) ?? 0) + 1
        failures.set(name, times)
        if (times < alertAfter) log.warn({ err, sweep: name }, 'sweep failed')
        else log.error({ err, sweep: name, times, alert: true }, 'sweep keeps failing')
      }
    }
  }
}

/** Sweeps now and every hour, or after another time. */
export const startSweeps = (sweeps: Sweeps, log: Logger, everyMs = hourMs): (() => void) => {
  const sweep = createSweeper(sweeps, log)
  void sweep()
  const timer = setInterval(sweep, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
