import { createRequire } from 'node:module'
import { configure } from '@testing-library/dom'
import { timeoutMs } from './.commands/test-settings.mjs'

// Runs before each file, because files that share a page share this configuration.
configure({ asyncUtilTimeout: timeoutMs, defaultHidden: false })

// Most visitors are in China; a test about others says where they are.
process.env.TZ = 'Asia/Shanghai'

/** By how much `LATE=1` delays each task that React schedules, in milliseconds. */
const delay = 15

// As on a slow machine, a test then sees what is rendered before its effects have run. React reads the function when it loads.
if (process.env.LATE) {
  const { resolve } = createRequire(import.meta.url)
  const scheduler = createRequire(resolve('react-dom'))('scheduler')
  const { unstable_scheduleCallback: schedule } = scheduler
  scheduler.unstable_scheduleCallback = (priority: number, task: () => void) =>
    schedule(priority, task, { delay })
}
