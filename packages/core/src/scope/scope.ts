/** Timers, requests and listeners that end together, for example when a dialog closes. */
export interface Scope {
  /** Aborted by `end`. */
  signal: AbortSignal
  /** Runs once after a delay; returns a function that cancels it. */
  later(delayMs: number, run: () => void): () => void
  /** Runs again and again. */
  every(intervalMs: number, run: () => void): void
  /** Calls functions that stop something, such as those of `listen`, when the scope ends. */
  add(...stops: (() => void)[]): void
  end(): void
}

/**
 * Creates a scope for timers, requests and listeners that end together. After `end()` its timers do not start.
 *
 * @example
 * const scope = createScope()
 * scope.every(30_000, () => core.session.refresh())
 * core.call(getUserInfo, {}, { signal: scope.signal }).catch(core.report)
 */
export const createScope = (): Scope => {
  const controller = new AbortController()
  const { signal } = controller
  return {
    signal,
    later(delayMs, run) {
      if (signal.aborted) return () => undefined
      const cancel = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', cancel)
      }
      const timer = setTimeout(() => {
        cancel()
        run()
      }, delayMs)
      signal.addEventListener('abort', cancel)
      return cancel
    },
    every(intervalMs, run) {
      if (signal.aborted) return
      const timer = setInterval(run, intervalMs)
      signal.addEventListener('abort', () => clearInterval(timer))
    },
    add(...stops) {
      for (const stop of stops) {
        if (signal.aborted) stop()
        else signal.addEventListener('abort', stop)
      }
    },
    end: () => controller.abort(),
  }
}
