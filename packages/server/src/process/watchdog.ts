import { url as inspectorUrl } from 'node:inspector'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { packageDir } from './folders'

/** As long as the longest statement may take on PostgreSQL, longer than anything that a working server does in one go. */
export const heldLimitSeconds = 30

/**
 * Ends the process where something holds its thread for too long, such as a statement of the embedded database, which has no
 * timeout: what starts it again brings it back, and nothing acknowledged is lost. A debugger may hold it.
 */
export const startWatchdog = (limitSeconds = heldLimitSeconds): void => {
  if (inspectorUrl() !== undefined) return
  const beats = new SharedArrayBuffer(4)
  const counter = new Int32Array(beats)
  setInterval(() => Atomics.add(counter, 0, 1), 500).unref()
  const thread = new Worker(join(packageDir, 'watchdog.mjs'), {
    workerData: { beats, limitSeconds },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  })
  thread.unref()
}
