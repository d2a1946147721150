import { describe, expect, it } from 'vitest'
import { timeWindow } from './time-window'

const start = '2026-03-01T00:00:00Z'
const end = '2026-05-01T00:00:00Z'

describe('timeWindow', () => {
  it('is 1 before the start, 2 between and 3 after the end', () => {
    expect(timeWindow('2026-02-28T23:59:59Z', start, end)).toBe(1)
    expect(timeWindow('2026-04-01T00:00:00Z', start, end)).toBe(2)
    expect(timeWindow('2026-05-01T00:00:01Z', start, end)).toBe(3)
  })

  it('counts start and end themselves as within', () => {
    expect(timeWindow(start, start, end)).toBe(2)
    expect(timeWindow(end, start, end)).toBe(2)
  })

  it('takes dates, milliseconds and ISO texts alike', () => {
    expect(timeWindow(new Date(start), Date.parse(start), new Date(end))).toBe(2)
  })

  it('compares moments, not texts, across time zones', () => {
    expect(timeWindow('2026-03-01T07:59:59+08:00', start, end)).toBe(1)
    expect(timeWindow('2026-03-01T08:00:00+08:00', start, end)).toBe(2)
  })
})
