import { encodeJson } from '../calls/encode'
import type { SafeStorage } from '../storage/safe-storage'

const prefix = 'chuhai.draft.'

export interface Draft<T> {
  /** What was written last, in whatever shape it was then; null when there is nothing readable. */
  read(): T | null
  write(value: T): void
  clear(): void
}

export interface Drafts {
  /** The draft of that name: what a visitor has typed survives a reload, for as long as the tab lives. */
  open<T>(name: string): Draft<T>
  /** Clears all drafts of the tab. */
  clear(): void
}

export const createDrafts = (storage: SafeStorage): Drafts => ({
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
  clear() {
    for (const key of storage.keysFrom(prefix)) storage.remove(key)
  },
})
