/**
 * One signal that ends a request: with any of the given signals or after the time is up. Written by hand because
 * `AbortSignal.any` and `AbortSignal.timeout` are missing in browsers still common among visitors (Chrome 109).
 */
export const createDeadline = (ms: number, signals: readonly (AbortSignal | undefined)[]) => {
  const controller = new AbortController()
  const { signal } = controller
  const abort = () => controller.abort()
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    abort()
  }, ms)
  for (const given of signals) {
    if (given?.aborted) abort()
    given?.addEventListener('abort', abort)
  }

  return {
    signal,
    isOver: () => isOver,
    /** Rejects as soon as the signal aborts, also when a host's own `fetch` ignores signals. */
    race: <T>(work: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        const fail = () => reject(signal.reason)
        signal.addEventListener('abort', fail)
        work()
          .then(resolve, reject)
          .finally(() => signal.removeEventListener('abort', fail))
      }),
    end() {
      clearTimeout(timer)
      for (const given of signals) given?.removeEventListener('abort', abort)
    },
  }
}
