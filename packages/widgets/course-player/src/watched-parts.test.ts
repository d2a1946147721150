import { describe, expect, it } from 'vitest'
import { createWatchedParts } from './watched-parts'

const play = (parts: ReturnType<typeof createWatchedParts>, from: number, to: number, step = 0.25) => {
  const jumps: number[] = []
  for (let time = from; time <= to; time += step) if (parts.follow(time)) jumps.push(time)
  return jumps
}

describe('the parts of a film that were played', () => {
  it('are whole seconds, whatever the speed', () => {
    for (const step of [0.25, 0.5, 2]) {
      const parts = createWatchedParts()
      expect(play(parts, 0, 20, step)).toEqual([])
      expect(parts.take()).toEqual([[0, 20]])
    }
  })

  it('leave out what was jumped over, forwards and back', () => {
    const parts = createWatchedParts()
    play(parts, 0, 10)
    expect(play(parts, 30, 40)).toEqual([30])
    expect(play(parts, 5, 8)).toEqual([5])
    expect(parts.take()).toEqual([
      [0, 10],
      [30, 40],
      [5, 8],
    ])
  })

  it('are given once, and go on where they were given', () => {
    const parts = createWatchedParts()
    play(parts, 0, 9.5)
    expect(parts.take()).toEqual([[0, 10]])
    expect(parts.take()).toEqual([])
    play(parts, 9.5, 20)
    expect(parts.take()).toEqual([[10, 20]])
  })
})
