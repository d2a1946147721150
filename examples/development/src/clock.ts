/** The time and timers; tests advance their own. */
export interface Clock {
  now(): number
  /** Runs work at a time, in milliseconds since 1970, at once if it has passed. Returns a function that cancels it. */
  at(ms: number, work: () => Promise<void>): () => void
}

export const systemClock: Clock = {
  now: Date.now,
  at(ms, work) {
    const timer = setTimeout(() => void work(), Math.max(0, ms - Date.now()))
    return () => clearTimeout(timer)
  },
}
