import { setTimeout as wait } from 'node:timers/promises'

interface RepeatOptions {
  everyMs: number
  onError: (error: unknown) => void
  /** Waits, at most until a signal. */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

export interface Repeat {
  start(): void
  /** Begins no further run; waits for the one in flight, at most `limitMs` where that is given. */
  stop(limitMs?: number): Promise<void>
}

const pauseUntil = (ms: number, signal: AbortSignal): Promise<unknown> =>
  wait(ms, undefined, { signal, ref: false }).catch(() => {})

/**
 * Repeats work with a pause after each run, never two runs at once. Work that resolves with true has more to do, and is run
 * again at once; after a failure it is tried again after the pause.
 */
export const createRepeat = (
  work: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, onError, pause = pauseUntil }: RepeatOptions,
): Repeat => {
  const stopping = new AbortController()
  const { signal } = stopping
  let running: Promise<void> = Promise.resolve()

  const run = async () => {
    while (!signal.aborted) {
      const hasMore = await work(signal).catch(onError)
      if (hasMore !== true) await pause(everyMs, signal)
    }
  }

  return {
    start() {
      running = run()
    },
    async stop(limitMs) {
      stopping.abort()
      const limit = limitMs === undefined ? [] : [wait(limitMs, undefined, { ref: false })]
      await Promise.race([running, ...limit])
    },
  }
}
