import { expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../../time/durations'
import { nextAskAfter, retryAskAt } from './pace'

const now = new Date('2026-11-28T04:00:00Z')
const pauseOf = (status: Parameters<typeof nextAskAfter>[0]['status'], quietMs: number) => {
  const next = nextAskAfter({ status, lastNews: new Date(now.getTime() - quietMs) }, now)
  return next && next.getTime() - now.getTime()
}

it('a carrier is asked more often about what is at the door, and daily about what is silent', () => {
  expect(pauseOf('inTransit', dayMs)).toBe(hourMs)
  expect(pauseOf('outForDelivery', hourMs)).toBe(20 * minuteMs)
  expect(pauseOf('inTransit', 30 * dayMs)).toBe(dayMs)
})

it('two weeks after the end, and four months after the last news, nobody asks any more', () => {
  expect(pauseOf('delivered', 13 * dayMs)).toBe(dayMs)
  expect(pauseOf('delivered', 14 * dayMs)).toBeNull()
  expect(pauseOf('inTransit', 119 * dayMs)).toBe(dayMs)
  expect(pauseOf('inTransit', 120 * dayMs)).toBeNull()
})

it('who could not be asked is asked later each time, at the latest after six hours', () => {
  const pauses = [1, 2, 3, 40].map((asks) => retryAskAt(asks, now).getTime() - now.getTime())
  expect(pauses).toEqual([minuteMs, 2 * minuteMs, 4 * minuteMs, 6 * hourMs])
})
