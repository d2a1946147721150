import { expect } from 'vitest'

const tickMs = 10

/** Counts milliseconds in which this process ran, so that a busy machine does not fail a test. */
const startClock = () => {
  let ms = 0
  let ticked = performance.now()
  const ticking = setInterval(() => {
    const now = performance.now()
    ms += Math.min(now - ticked, 2 * tickMs)
    ticked = now
  }, tickMs)
  return () => {
    clearInterval(ticking)
    return ms
  }
}

/** Resolves with the result of work that may take this long. */
export const within = async <T>(ms: number, work: () => T | Promise<T>): Promise<T> => {
  const stopClock = startClock()
  const result = await Promise.resolve(work()).finally(stopClock)
  expect(stopClock()).toBeLessThan(ms)
  return result
}
