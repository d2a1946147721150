/** The part of `Storage` that the core uses. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Names of values that begin so. */
  keysFrom(prefix: string): string[]
}

/**
 * A storage that never throws: where the browser blocks it, where it is full, or where there is none (on a server),
 * values live in memory for as long as the core does. Even naming `window.localStorage` may throw, hence the function.
 */
export const createSafeStorage = (open: () => StorageLike | undefined): SafeStorage => {
  const memory = new Map<string, string>()

  const attempt = <T>(work: (storage: StorageLike) => T): T | undefined => {
    try {
      const storage = open()
      return storage && work(storage)
    } catch {
      return undefined
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      const isStored = attempt((storage) => {
        // A full storage keeps its last value otherwise, which would come back with the next page.
        storage.removeItem(key)
        storage.setItem(key, value)
        return true
      })
      if (isStored) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    keysFrom(prefix) {
      const keys = [...memory.keys(), ...(attempt(Object.keys) ?? [])]
      return keys.filter((key) => key.startsWith(prefix))
    },
  }
}
