import { expect, it } from 'vitest'
import { remaining, twoDigits } from './time-left'

const moment = '2026-11-28T12:00:00.000Z'

it.each([
  ['2026-11-26T10:57:55.000Z', { days: 2, hours: 1, minutes: 2, seconds: 5 }],
  ['2026-11-28T11:59:59.200Z', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [moment, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ['2026-11-28T12:00:01.000Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('at %s the time left is %o', (time, left) => {
  expect(remaining(Date.parse(time), moment)).toEqual(left)
})

it('a figure of a clock has two digits', () => {
  expect([0, 7, 23].map(twoDigits)).toEqual(['00', '07', '23'])
})
