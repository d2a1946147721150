import { createRequire } from 'node:module'

/** How long each task of React waits, in milliseconds. */
const delay = 15

/**
 * With `LATE=1`, what React leaves for later comes late, effects in a task of their own: as on a busy machine, where a
 * test, or a person, meets a list that is drawn and not yet followed. React takes this function as it loads.
 */
if (process.env.LATE) {
  const { resolve } = createRequire(import.meta.url)
  const scheduler = createRequire(resolve('react-dom'))('scheduler')
  const { unstable_scheduleCallback: schedule } = scheduler
  scheduler.unstable_scheduleCallback = (priority: number, task: () => void) =>
    schedule(priority, task, { delay })
}
