import { expect, test } from 'vitest'
import { keepRunning } from './keep-running.mjs'

/** Runs a service that ends by itself after each of some times; resolves with the pauses between. */
const pausesOf = async (...livesMs) => {
  let time = 0
  const pauses = []
  const start = () => ({
    ended: Promise.resolve().then(() => {
      time += livesMs.shift() ?? 0
      return { reason: 'exit code 1' }
    }),
  })
  await keepRunning(start(), start, {
    isStopped: () => livesMs.length === 0,
    wait: async (ms) => {
      pauses.push(ms)
      time += ms
    },
    now: () => time,
  })
  return pauses
}

test('a service that keeps falling is started again after pauses that grow to a minute', async () => {
  expect(await pausesOf(5, 5, 5, 5, 5, 5, 5, 5, 5, 5)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ])
})

test('a service that has run for a minute is started again at once after its next fall', async () => {
  expect(await pausesOf(5, 5, 5, 60_000, 5, 5)).toEqual([1000, 2000, 4000, 1000, 2000])
})

test('a service that was stopped is not started again', async () => {
  let starts = 0
  const start = () => {
    starts += 1
    return { ended: Promise.resolve({ reason: 'SIGTERM' }) }
  }
  await keepRunning(start(), start, { isStopped: () => true })
  expect(starts).toBe(1)
})
