import { expect, it } from 'vitest'
import { dayText } from './day'

it('names month and day without leading zeros', () => {
  expect(dayText('2026-12-07')).toBe('12 月 7 日')
  expect(dayText('2027-01-30')).toBe('1 月 30 日')
})
