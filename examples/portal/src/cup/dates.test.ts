import { expect, it } from 'vitest'
import { currentStage, formatDays, formatMonth } from './dates'

it('days name a month once where both share it', () => {
  expect(formatDays('2026-01-10', '2026-01-18')).toBe('1 月 10 日 – 18 日')
  expect(formatDays('2025-11-03', '2025-12-20')).toBe('11 月 3 日 – 12 月 20 日')
  expect(formatDays('2026-03-29')).toBe('3 月 29 日')
  expect(formatMonth('2025-11-03')).toBe('2025.11')
})

it('the current part is the last that has begun in China', () => {
  const schedule = [{ startsOn: '2026-11-02' }, { startsOn: '2026-12-20' }]
  expect(currentStage(schedule, Date.parse('2026-11-01T15:59:59Z'))).toBe(-1)
  expect(currentStage(schedule, Date.parse('2026-11-01T16:00:00Z'))).toBe(0)
  expect(currentStage(schedule, Date.parse('2027-01-01T00:00:00Z'))).toBe(1)
})
