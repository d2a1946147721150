import { expect, it } from 'vitest'
import { resolveDates } from './relative-dates'

/** A Monday, ten minutes to midnight in Shanghai. */
const now = new Date('2026-11-23T15:50:00Z')

it.each([
  ['today', '2026-11-23'],
  ['today - 8 days', '2026-11-15'],
  ['today + 1 day', '2026-11-24'],
  ['today + 16 days, Saturday', '2026-12-12'],
  ['today + 7 days, Monday', '2026-11-30'],
  ['today, 19:30', '2026-11-23T11:30:00.000Z'],
  ['today + 27 days, 23:59:59', '2026-12-20T15:59:59.000Z'],
  ['today + 2 days, Tuesday, 09:00', '2026-12-01T01:00:00.000Z'],
])('makes a date of %s', (text, date) => {
  expect(resolveDates(text, now)).toBe(date)
})

it.each(['2026-11-15', 'today we open', 'today + 3', ' today', 7, null])('leaves %j unchanged', (value) => {
  expect(resolveDates(value, now)).toBe(value)
})

it('finds dates in lists and parts', () => {
  expect(resolveDates({ list: [{ from: 'today' }] }, now)).toEqual({ list: [{ from: '2026-11-23' }] })
})
