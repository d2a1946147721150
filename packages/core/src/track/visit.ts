import { randomKey } from '../random-key'
import type { SafeStorage } from '../storage/safe-storage'

/** Two session ids and a page-tracking key (specification, section 3). */
export const visitorKey = 'chuhai.visitor'
export const visitKey = 'chuhai.visit'
/** When the browser last looked at a page, in milliseconds. */
export const lastViewKey = 'chuhai.lastView'

/** A visit ends after half an hour without a page. */
export const visitGapMs = 30 * 60 * 1000

const stored = (storage: SafeStorage, key: string, isCurrent: boolean): string => {
  const found = isCurrent ? storage.get(key) : null
  if (found !== null && /^[0-9a-f]{32}$/.test(found)) return found
  const made = randomKey()
  storage.set(key, made)
  return made
}

/** Random ids of this browser and of its current visit. */
export const visitOf = (storage: SafeStorage, now: number): { visitorId: string; visitId: string } => {
  const sinceLast = now - Number(storage.get(lastViewKey))
  storage.set(lastViewKey, String(now))
  return {
    visitorId: stored(storage, visitorKey, true),
    visitId: stored(storage, visitKey, sinceLast >= 0 && sinceLast < visitGapMs),
  }
}
