import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { brokenRule } from '../rule'
import { trackingNumber } from './tracking'
import { trackParcels } from './tracking-endpoints'
import { isTrackingEnd, trackingStatuses } from './tracking-status'

describe('the number of a parcel', () => {
  it.each([
    [' lx 1234 5678 9cn ', 'LX123456789CN'],
    ['ＹＴ２６１１２７０００１', 'YT2611270001'],
    ['1Z-999-AA1', '1Z999AA1'],
    ['单号：SF1234567', 'SF1234567'],
  ])('%j is read as %s', (typed, number) => {
    expect(v.parse(trackingNumber, typed)).toBe(number)
  })

  it.each(['', 'AB123', 'A'.repeat(41), '单号', 'LX1234é89'])('%j is none', (typed) => {
    expect(brokenRule(trackingNumber, typed)).toBe('TRACKING_NUMBER_INVALID')
  })
})

describe('a question for parcels', () => {
  const asked = (count: number) => ({
    numbers: Array.from({ length: count }, (_, index) => `CH${100_000 + index}`),
  })

  it('has one to twenty numbers', () => {
    expect(brokenRule(trackParcels.body, asked(0))).toBe('TRACKING_NUMBERS_REQUIRED')
    expect(brokenRule(trackParcels.body, asked(1))).toBeUndefined()
    expect(brokenRule(trackParcels.body, asked(20))).toBeUndefined()
    expect(brokenRule(trackParcels.body, asked(21))).toBe('TRACKING_NUMBERS_TOO_MANY')
  })
})

it('twelve statuses say how far a parcel is, and three of them end it', () => {
  expect(trackingStatuses).toHaveLength(12)
  expect(trackingStatuses.filter(isTrackingEnd)).toEqual(['delivered', 'returnToSender', 'cancelled'])
})
