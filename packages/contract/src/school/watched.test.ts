import { describe, expect, it } from 'vitest'
import { isFinishedBy, uniteParts, type WatchedPart } from './watched'

describe('the watched parts of a lesson', () => {
  it.each([
    [[], []],
    [
      [
        [10, 20],
        [0, 10],
      ],
      [[0, 20]],
    ],
    [
      [
        [0, 30],
        [5, 10],
        [40, 50],
      ],
      [
        [0, 30],
        [40, 50],
      ],
    ],
  ] as [WatchedPart[], WatchedPart[]][])('%j count as %j', (parts, united) => {
    expect(uniteParts(parts)).toEqual(united)
  })

  it.each([
    [[[0, 95]], true],
    [[[0, 94]], false],
    [
      [
        [0, 50],
        [0, 50],
      ],
      false,
    ],
    [
      [
        [0, 40],
        [45, 100],
      ],
      true,
    ],
    [[[90, 100]], false],
  ] as [WatchedPart[], boolean][])('%j of 100 seconds finish it: %s', (parts, isFinished) => {
    expect(isFinishedBy(parts, 100)).toBe(isFinished)
  })
})
