import { describe, expect, it } from 'vitest'
import { clockAt, zoneText } from './clocks'

describe('a clock', () => {
  it.each([
    [480, '2026-11-29 00:30'],
    [0, '2026-11-28 16:30'],
    [-300, '2026-11-28 11:30'],
    [345, '2026-11-28 22:15'],
  ])('%d minutes ahead of UTC shows %s', (offset, shown) => {
    expect(clockAt('2026-11-28T16:30:00.000Z', offset)).toBe(shown)
  })
})

describe('a zone', () => {
  it.each([
    [480, 'UTC+8'],
    [0, 'UTC+0'],
    [-300, 'UTC−5'],
    [330, 'UTC+5:30'],
    [-210, 'UTC−3:30'],
  ])('%d minutes from UTC is %s', (offset, name) => {
    expect(zoneText(offset)).toBe(name)
  })
})
