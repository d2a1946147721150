import type { Logger } from '../process/log'

const everyMs = 60 * 60 * 1000
/** A database that is away for a moment is no alert; a sweep that fails again is. */
const alertAfter = 2

export interface Sweep {
  name: string
  run(now: Date): Promise<unknown>
}

/** Runs each sweep once; one that fails holds up none of the others. */
export const createSweeper = (sweeps: readonly Sweep[], log: Logger): (() => Promise<void>) => {
  const failures = new Map<string, number>()
  return async () => {
    for (const { name, run } of sweeps) {
      try {
        await run(new Date())
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

/** Sweeps now and every hour. */
export const startSweeps = (sweeps: readonly Sweep[], log: Logger): (() => void) => {
  const sweep = createSweeper(sweeps, log)
  void sweep()
  const timer = setInterval(sweep, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
