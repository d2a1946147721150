import type { Logger } from '../process/log'
import { createRepeat, type Repeat } from './repeat'

/** One failure is a warning, because a database may be unavailable for a moment; the next one is an alert. */
const alertAfter = 2

/** What a server does by itself: work by its name, in order. */
export type Jobs = Record<string, (now: Date) => Promise<unknown>>

interface RunOptions {
  /** What the log calls one of them. */
  kind: 'job' | 'sweep'
  log: Logger
  clock?: () => Date
}

/** Returns a function that runs each job once; a failure does not stop the others. */
export const createRunner = (jobs: Jobs, { kind, log, clock = () => new Date() }: RunOptions) => {
  const failures = new Map<string, number>()
  return async (signal?: AbortSignal): Promise<void> => {
    for (const [name, job] of Object.entries(jobs)) {
      if (signal?.aborted) return
      try {
        await job(clock())
        failures.delete(name)
      } catch (err) {
        const times = (failures.get(name) ?? 0) + 1
        failures.set(name, times)
        if (times < alertAfter) log.warn({ err, [kind]: name }, `${kind} failed`)
        else log.error({ err, [kind]: name, times, alert: true }, `${kind} keeps failing`)
      }
    }
  }
}

/** Works on items one after the other: one that fails keeps no other from its turn, and the first failure is thrown in the end. */
export const eachInTurn = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Runs jobs now and again after each pause. */
export const startJobs = (
  jobs: Jobs,
  { everyMs, ...options }: RunOptions & { everyMs: number },
): Pick<Repeat, 'stop'> => {
  const { log, kind } = options
  const repeat = createRepeat(createRunner(jobs, options), {
    everyMs,
    onError: (err) => log.error({ err, alert: true }, `${kind}s could not be run`),
  })
  repeat.start()
  return repeat
}
