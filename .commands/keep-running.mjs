import { setTimeout as pause } from 'node:timers/promises'

const firstPauseMs = 1000
const longestPauseMs = 60_000
/** What has run for so long has started well: its next end is a new one. */
const steadyMs = 60_000

/**
 * Starts a service again whenever it ends, after a pause that grows from a second to a minute while it keeps falling.
 * @param {{ ended: Promise<{ reason: string }> }} first the running service
 * @param {() => typeof first} start
 * @param {{
 *   isStopped: () => boolean,
 *   onEnd?: (end: { reason: string, output?: string }, pauseMs: number) => void,
 *   wait?: (ms: number) => Promise<unknown>,
 *   now?: () => number,
 * }} options resolves when `isStopped` says so after an end
 */
export async function keepRunning(
  first,
  start,
  { isStopped, onEnd, wait = (ms) => pause(ms, undefined, { ref: false }), now = Date.now },
) {
  let service = first
  let startedAt = now()
  let pauseMs = 0
  for (;;) {
    const end = await service.ended
    if (isStopped()) return
    const isSteady = now() - startedAt >= steadyMs
    pauseMs = isSteady || pauseMs === 0 ? firstPauseMs : Math.min(2 * pauseMs, longestPauseMs)
    onEnd?.(end, pauseMs)
    await wait(pauseMs)
    if (isStopped()) return
    service = start()
    startedAt = now()
  }
}
