import { isTrackingEnd, type TrackingStatus, trackingStatuses } from '@chuhai/contract/logistics'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '../../../time/durations'
import { type Dated, inOrder, silentDaysOf, statusAfter } from './status'

const begin = Date.parse('2026-11-20T00:00:00Z')
const said = (hours: number, status: TrackingStatus | null): Dated => ({
  at: new Date(begin + hours * hourMs),
  heardAt: new Date(begin + hours * hourMs),
  status,
})

describe('how far a parcel is', () => {
  it('follows from when events happened, not from when they came', () => {
    const events = [said(30, 'outForDelivery'), said(1, 'pickedUp'), said(9, 'inTransit')]
    expect(statusAfter(events)).toBe('outForDelivery')
    expect(inOrder(events).map(({ status }) => status)).toEqual(['pickedUp', 'inTransit', 'outForDelivery'])
  })

  it('is not known before the first event, and a code without meaning keeps it', () => {
    expect(statusAfter([])).toBe('unknown')
    expect(statusAfter([said(1, null)])).toBe('unknown')
    expect(statusAfter([said(1, 'inTransit'), said(2, null)])).toBe('inTransit')
  })

  it('stays where it has ended, except that it goes back to its sender', () => {
    expect(statusAfter([said(1, 'delivered'), said(2, 'inTransit')])).toBe('delivered')
    expect(statusAfter([said(1, 'cancelled'), said(2, 'delivered')])).toBe('cancelled')
    expect(statusAfter([said(1, 'delivered'), said(2, 'returnToSender')])).toBe('returnToSender')
    expect(statusAfter([said(1, 'returnToSender'), said(2, 'delivered')])).toBe('returnToSender')
  })

  it('of one minute is the further one', () => {
    expect(statusAfter([said(1, 'delivered'), said(1, 'outForDelivery')])).toBe('delivered')
  })

  it('is not what a wrong clock says will happen', () => {
    const late = { ...said(1, 'delivered'), at: new Date('2062-01-01T00:00:00Z') }
    expect(statusAfter([said(1, 'inTransit'), late])).toBe('inTransit')
    const fast = { ...said(8, 'delivered'), heardAt: new Date(begin) }
    expect(statusAfter([fast])).toBe('delivered')
  })

  const someTime = fc.date({ min: new Date(begin), max: new Date(begin + 90 * dayMs), noInvalidDate: true })
  const events = fc.array(
    fc.record({ at: someTime, status: fc.option(fc.constantFrom(...trackingStatuses)) }).map((event) => ({
      ...event,
      heardAt: event.at,
    })),
  )

  it('is the same whatever the order and however often events come', () => {
    fc.assert(
      fc.property(events, (some) => {
        const shuffled = [...some, ...some].reverse()
        expect(statusAfter(shuffled)).toBe(statusAfter(some))
      }),
    )
  })

  it('never leaves an end by more events that came before it', () => {
    fc.assert(
      fc.property(events, (some) => {
        const end = { at: new Date(begin + 91 * dayMs), heardAt: new Date(begin + 91 * dayMs) }
        expect(isTrackingEnd(statusAfter([...some, { ...end, status: 'returnToSender' }]))).toBe(true)
      }),
    )
  })
})

describe('days without news', () => {
  it('are whole, and none where nothing is expected any more', () => {
    const now = new Date(begin + 30 * dayMs)
    expect(silentDaysOf('inTransit', new Date(begin), now)).toBe(30)
    expect(silentDaysOf('inTransit', new Date(begin + 1), now)).toBe(29)
    expect(silentDaysOf('delivered', new Date(begin), now)).toBe(0)
    expect(silentDaysOf('inTransit', new Date(begin + 31 * dayMs), now)).toBe(0)
  })
})
