import { encodeJson } from '../calls/encode'
import type { SafeStorage } from '../storage/safe-storage'

const prefix = 'chuhai.draft.'

/** One stored value of the tab. It never throws: where storage is blocked, the value lives in memory. */
export interface Draft<T> {
  /** The last written value, of any shape; null when there is none or it is unreadable. */
  read(): T | null
  write(value: T): void
  clear(): void
}

/** What visitors have typed, kept in the session storage of the tab. */
export interface Drafts {
  /** The draft of that name: what a visitor has typed survives a reload, for as long as the tab lives. */
  open<T>(name: string): Draft<T>
  /** Clears the tab's drafts whose name starts so; all of them when not given. */
  clear(nameStart?: string): void
  /**
   * Calls a listener after all drafts were cleared, as at a sign-out, so that mounted forms forget what was typed, too. Returns the
   * function that ends this.
   */
  onCleared(listener: () => void): () => void
}

export const createDrafts = (storage: SafeStorage): Drafts => {
  const listeners = new Set<() => void>()
  return {
    open<T>(name: string): Draft<T> {
      const key = prefix + name
      return {
        read() {
          try {
            return JSON.parse(storage.get(key) ?? 'null') as T | null
          } catch {
            return null
          }
        },
        write: (value) => storage.set(key, encodeJson(value)),
        clear: () => storage.remove(key),
      }
    },
    clear(nameStart = '') {
      for (const key of storage.keysFrom(prefix + nameStart)) storage.remove(key)
      if (!nameStart) for (const listener of listeners) listener()
    },
    onCleared(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
