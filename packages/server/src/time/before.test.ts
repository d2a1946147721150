import { expect, it } from 'vitest'
import { daysBefore, monthsBefore } from './before'

it('months are counted by the calendar', () => {
  expect(monthsBefore(new Date('2027-03-31T00:00:00Z'), 1)).toEqual(new Date('2027-02-28T00:00:00Z'))
  expect(monthsBefore(new Date('2026-11-23T00:00:00Z'), 24)).toEqual(new Date('2024-11-23T00:00:00Z'))
})

it('days are counted by 24 hours', () => {
  expect(daysBefore(new Date('2027-03-01T08:00:00Z'), 2)).toEqual(new Date('2027-02-27T08:00:00Z'))
})
