/** Caches a loaded value; after `freshMs` it returns the old value while a new one is loaded. */
export const createRefreshingCache = <T>(load: () => Promise<T>, freshMs: (value: T) => number) => {
  let cached: { value: T; until: number } | null = null
  let loading: Promise<T> | null = null

  const refresh = async (): Promise<T> => {
    const value = await load()
    cached = { value, until: Date.now() + freshMs(value) }
    return value
  }

  const refreshOnce = (): Promise<T> => {
    loading ??= refresh().finally(() => {
      loading = null
    })
    return loading
  }

  return {
    async get(): Promise<T> {
      if (!cached) return refreshOnce()
      if (cached.until <= Date.now()) refreshOnce().catch(() => {})
      return cached.value
    },
    /** Makes the next call load again. */
    clear() {
      cached = null
    },
  }
}
