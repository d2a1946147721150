import type { StorageLike } from '../storage/safe-storage'

/** A storage of its own for each test, so that none sees what another has left. Like the real one it lists its keys. */
export const createMemoryStorage = (): StorageLike => {
  const storage: StorageLike & Record<string, unknown> = {
    getItem: (key) => (Object.hasOwn(storage, key) ? String(storage[key]) : null),
    setItem: (key, value) => void Object.assign(storage, { [key]: value }),
    removeItem: (key) => void delete storage[key],
  }
  return storage
}
