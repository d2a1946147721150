/** The time, and what happens at a later one; tests turn their own. */
export interface Clock {
  now(): number
  /** Does something at a time, at once where that is over; returns how to call it off. */
  at(ms: number, work: () => Promise<void>): () => void
}

export const systemClock: Clock = {
  now: Date.now,
  at(ms, work) {
    const timer = setTimeout(() => void work(), Math.max(0, ms - Date.now()))
    return () => clearTimeout(timer)
  },
}
