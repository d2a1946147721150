import { setTimeout as wait } from 'node:timers/promises'

/** What a store says after it has added points: how many of a batch it lets through, and when to come again. */
export interface Verdict {
  admitted: number
  waitMs: number
}

interface Batch {
  size: number
  verdict: Promise<Verdict>
}

/** No call waits longer than this for those before it: the store may be stuck. */
const patienceMs = 50

/**
 * Counts calls with one key that come while others are being counted in one go. However many come at once, the store is
 * asked once at a time for each key, and the first ones are let through. Answers milliseconds to wait, or null.
 */
export const countTogether = (add: (key: string, points: number) => Promise<Verdict>) => {
  const gathering = new Map<string, Batch>()
  const asking = new Map<string, Promise<unknown>>()

  const ask = async (key: string, batch: Batch): Promise<Verdict> => {
    const before = asking.get(key)
    if (before) await Promise.race([before, wait(patienceMs, undefined, { ref: false })])
    gathering.delete(key)
    const answer = add(key, batch.size)
    const settled = answer.then(
      () => {},
      () => {},
    )
    asking.set(key, settled)
    settled.then(() => asking.get(key) === settled && asking.delete(key))
    return answer
  }

  return async (key: string): Promise<number | null> => {
    let batch = gathering.get(key)
    if (!batch) {
      batch = { size: 0, verdict: Promise.resolve({ admitted: 0, waitMs: 0 }) }
      gathering.set(key, batch)
      const fresh = batch
      batch.verdict = Promise.resolve().then(() => ask(key, fresh))
    }
    batch.size += 1
    const place = batch.size
    const { admitted, waitMs } = await batch.verdict
    return place <= admitted ? null : waitMs
  }
}
