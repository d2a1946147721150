import { describe, expect, it } from 'vitest'
import { cornerAt, outlineOf, shareOf } from './Radar'

describe('the radar chart', () => {
  it('starts at the top and continues clockwise', () => {
    expect([0, 1, 2, 3].map((index) => cornerAt(index, 4, 1, 10))).toEqual([
      { x: 0, y: -10 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
      { x: -10, y: 0 },
    ])
  })

  it('has one corner for each share and is closed', () => {
    expect(outlineOf([1, 0.5, 0, 1], 10)).toBe('M0 -10L5 0L0 0L-10 0Z')
  })

  it('stays inside its rings for any score', () => {
    expect([-5, 0, 30, 100, 140].map(shareOf)).toEqual([0, 0, 0.3, 1, 1])
  })
})
