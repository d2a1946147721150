interface Times {
  /** How long a value is returned without loading another. */
  freshMs: number
  /** How long nothing is loaded after a failure. */
  retryMs: number
  now?: () => number
}

/**
 * Caches a loaded value. An old one is returned while another is loaded, and as long as loading fails: who answered once
 * is not forgotten because of one slow answer. A failure without an earlier value is thrown.
 */
export const createRefreshingCache = <T>(
  load: () => Promise<T>,
  { freshMs, retryMs, now = Date.now }: Times,
) => {
  let cached: { value: T } | null = null
  let failure: unknown
  let until = Number.NEGATIVE_INFINITY
  let loading: Promise<T> | null = null

  const refresh = async (): Promise<T> => {
    try {
      const value = await load()
      cached = { value }
      until = now() + freshMs
      return value
    } catch (error) {
      failure = error
      until = now() + retryMs
      throw error
    }
  }

  const refreshOnce = (): Promise<T> => {
    loading ??= refresh().finally(() => {
      loading = null
    })
    return loading
  }

  return {
    async get(): Promise<T> {
      const isFresh = now() < until
      if (!cached) {
        if (isFresh) throw failure
        return refreshOnce()
      }
      const { value } = cached
      if (!isFresh) refreshOnce().catch(() => {})
      return value
    },
    /** Forgets a value that proved wrong; the next call loads another. */
    clear() {
      cached = null
      until = Number.NEGATIVE_INFINITY
    },
  }
}
