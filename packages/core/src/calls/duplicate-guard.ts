import { duplicateWindowMs, finishedRequestPurgeMs } from '@chuhai/contract/constants'
import type { LocalErrorCode } from './call-error'

interface Entry {
  startedAt: number
  isFinished: boolean
  purge?: ReturnType<typeof setTimeout>
}

export type DuplicateRefusal = Extract<LocalErrorCode, 'REQUEST_TOO_FREQUENT' | 'REQUEST_IN_FLIGHT'>

/** Keeps the same request from going out twice (specification, sections 8 and 9). */
export const createDuplicateGuard = () => {
  const entries = new Map<string, Entry>()

  return {
    /** Why the request must not go out now; a repeat is judged against the entry still kept, and only against it. */
    refusal(key: string, now: number): DuplicateRefusal | null {
      const entry = entries.get(key)
      if (!entry) return null
      if (now - entry.startedAt < duplicateWindowMs) return 'REQUEST_TOO_FREQUENT'
      return entry.isFinished ? null : 'REQUEST_IN_FLIGHT'
    },
    /** Records a request as sent; returns the function to call when it has finished. */
    start(key: string, now: number): () => void {
      clearTimeout(entries.get(key)?.purge)
      const entry: Entry = { startedAt: now, isFinished: false }
      entries.set(key, entry)
      return () => {
        if (entry.isFinished) return
        entry.isFinished = true
        if (entries.get(key) === entry) {
          entry.purge = setTimeout(() => entries.delete(key), finishedRequestPurgeMs)
        }
      }
    },
    clear() {
      for (const entry of entries.values()) clearTimeout(entry.purge)
      entries.clear()
    },
  }
}

export type DuplicateGuard = ReturnType<typeof createDuplicateGuard>
