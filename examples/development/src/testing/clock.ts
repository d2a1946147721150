import type { Clock } from '../clock'

export interface TestClock extends Clock {
  /** Advances the time; due work runs at its time, one after the other. */
  turn(ms: number): Promise<void>
}

export const createTestClock = (): TestClock => {
  let now = Date.now()
  let running: Promise<unknown> = Promise.resolve()
  const planned = new Set<{ ms: number; work: () => Promise<void> }>()
  const nextUntil = (limit: number) =>
    [...planned].filter(({ ms }) => ms <= limit).sort((one, other) => one.ms - other.ms)[0]
  return {
    now: () => now,
    at(ms, work) {
      const entry = { ms, work }
      if (ms <= now) running = Promise.all([running, work()])
      else planned.add(entry)
      return () => void planned.delete(entry)
    },
    async turn(ms) {
      const end = now + ms
      await running
      for (let entry = nextUntil(end); entry; entry = nextUntil(end)) {
        planned.delete(entry)
        now = entry.ms
        await entry.work()
        await running
      }
      now = end
    },
  }
}
