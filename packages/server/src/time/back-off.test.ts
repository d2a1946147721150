import { expect, it } from 'vitest'
import { backOffMs } from './back-off'

it('a delay doubles with each attempt, up to its limit', () => {
  const delays = { firstMs: 2000, longestMs: 10_000 }
  expect([1, 2, 3, 4, 5000].map((attempts) => backOffMs(attempts, delays))).toEqual([
    2000, 4000, 8000, 10_000, 10_000,
  ])
})
