import type { StorageLike } from '../storage/safe-storage'

/**
 * Creates a storage for one test. Like the real one it lists its keys.
 *
 * @example
 * const core = createFakeCore({}, { sessionStorage: createMemoryStorage() })
 */
export const createMemoryStorage = (): StorageLike => {
  const storage: StorageLike & Record<string, unknown> = {
    getItem: (key) => (Object.hasOwn(storage, key) ? String(storage[key]) : null),
    setItem: (key, value) => void Object.assign(storage, { [key]: value }),
    removeItem: (key) => void delete storage[key],
  }
  return storage
}
