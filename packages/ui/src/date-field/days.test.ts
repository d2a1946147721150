import { describe, expect, test } from 'vitest'
import { addDays, addMonths, clamp, monthsOf, today, weekdayOf, weeksOf, yearsOf } from './days'
import { readDate } from './use-draft'

describe('a date is read', () => {
  test.each([
    ['20380630', '2038-06-30'],
    ['2038-06-30', '2038-06-30'],
    ['2038/6/30', '2038-06-30'],
    ['2038.6.30', '2038-06-30'],
    ['2038年6月30日', '2038-06-30'],
    ['2038 年 6 月 30 日', '2038-06-30'],
    ['２０３８－６－３０', '2038-06-30'],
    [' 2038 6 30 ', '2038-06-30'],
    ['20280229', '2028-02-29'],
    ['9999-12-31', '9999-12-31'],
  ])('%s as %s', (text, date) => {
    expect(readDate(text)).toBe(date)
  })

  test.each(['', '2038', '2038-13-01', '2027-02-29', '2038-6', '38/6/30', '0038-06-30', '明天', '2038063'])(
    '%s as nothing',
    (text) => {
      expect(readDate(text)).toBeUndefined()
    },
  )
})

test('days and months are reckoned across years and short months', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30')
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
})

test('reckoning ends where four digits of a year do', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
  expect(addMonths('9999-12-31', 240)).toBe('9999-12-31')
  expect(addMonths('1000-01-01', -1)).toBe('1000-01-01')
})

test('a week begins on Monday, and a month is six of them', () => {
  expect(weekdayOf('2026-11-23')).toBe(0)
  const weeks = weeksOf('2026-11-15')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks[5]?.[6]).toBe('2026-12-06')
})

test('months and years keep the day where they can', () => {
  expect(monthsOf('2026-05-31').flat().slice(0, 3)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31'])
  expect(yearsOf('2024-02-29').flat()[0]).toBe('2020-02-29')
  expect(yearsOf('2024-02-29').flat().at(-1)).toBe('2039-02-28')
})

test('a date is kept between two others', () => {
  expect(clamp('2026-01-01', '2026-06-01', '2026-12-01')).toBe('2026-06-01')
  expect(clamp('2027-01-01', '2026-06-01', '2026-12-01')).toBe('2026-12-01')
  expect(clamp('2026-07-01')).toBe('2026-07-01')
})

test('today is the visitor’s own day', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
