/** Timers and requests that end together, and may begin anew. */
export const createLifetime = () => {
  let controller = new AbortController()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const end = () => {
    controller.abort()
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
  }
  return {
    /** Aborted by the next end; ask for it before what may take a while. */
    signal: (): AbortSignal => controller.signal,
    /** Answers how to call it off. */
    later(ms: number, act: () => void): () => void {
      const timer = setTimeout(() => {
        timers.delete(timer)
        act()
      }, ms)
      timers.add(timer)
      return () => {
        clearTimeout(timer)
        timers.delete(timer)
      }
    },
    end,
    restart() {
      end()
      controller = new AbortController()
    },
  }
}

export type Lifetime = ReturnType<typeof createLifetime>
