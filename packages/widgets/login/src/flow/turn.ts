/** A stretch of time in which something counts; what belongs to it ends with it. */
export interface Turn {
  signal: AbortSignal
  /** Runs after so many milliseconds, unless the turn has ended. */
  later(ms: number, run: () => void): void
  /** Runs again and again. */
  every(ms: number, run: () => void): void
  end(): void
}

export const createTurn = (): Turn => {
  const controller = new AbortController()
  const { signal } = controller
  return {
    signal,
    later(ms, run) {
      const timer = setTimeout(run, ms)
      signal.addEventListener('abort', () => clearTimeout(timer))
    },
    every(ms, run) {
      const timer = setInterval(run, ms)
      signal.addEventListener('abort', () => clearInterval(timer))
    },
    end: () => controller.abort(),
  }
}
