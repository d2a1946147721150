import { describe, expect, it } from 'vitest'
import { warehouseDouble } from '../../testing/logistics'
import { openUntil, weekOf } from './hours'

describe('the week of a warehouse', () => {
  it('has days with the same hours in one row, and says when it is closed', () => {
    expect(weekOf(warehouseDouble.hours)).toEqual([
      { from: 1, to: 5, times: [{ from: '09:00', to: '18:00' }] },
      { from: 6, to: 6, times: [{ from: '09:00', to: '12:00' }] },
      { from: 7, to: 7, times: [] },
    ])
  })

  it('may have a break, and a day between that is another one', () => {
    const hours = [
      { days: [1, 2, 4] as (1 | 2 | 4)[], from: '13:30', to: '18:00' },
      { days: [1, 2, 4] as (1 | 2 | 4)[], from: '09:00', to: '12:00' },
    ]
    const times = [
      { from: '09:00', to: '12:00' },
      { from: '13:30', to: '18:00' },
    ]
    expect(weekOf(hours)).toEqual([
      { from: 1, to: 2, times },
      { from: 3, to: 3, times: [] },
      { from: 4, to: 4, times },
      { from: 5, to: 7, times: [] },
    ])
  })
})

describe('whether it is open', () => {
  const at = (moment: string, timeZone = 'Asia/Shanghai') =>
    openUntil({ ...warehouseDouble, timeZone }, Date.parse(moment))

  it.each([
    ['2026-11-27T01:00:00Z', '18:00'],
    ['2026-11-27T00:59:00Z', null],
    ['2026-11-27T10:00:00Z', null],
    ['2026-11-28T03:59:00Z', '12:00'],
    ['2026-11-29T03:00:00Z', null],
  ])('at %s it is until %s', (moment, until) => {
    expect(at(moment)).toBe(until)
  })

  it('follows its own clocks', () => {
    expect(at('2026-11-27T16:30:00Z', 'America/Los_Angeles')).toBeNull()
    expect(at('2026-11-27T17:30:00Z', 'America/Los_Angeles')).toBe('18:00')
  })
})
