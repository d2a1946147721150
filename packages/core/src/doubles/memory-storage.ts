import type { StorageLike } from '../storage/safe-storage'

/** A storage of its own for each test, so that none sees what another has left. */
export const createMemoryStorage = (): StorageLike => {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
