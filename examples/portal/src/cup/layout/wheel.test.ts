import { describe, expect, it } from 'vitest'
import { createWheelGestures, wheelDelta } from './wheel'

/** Sends steps so many milliseconds apart, and returns every move. */
const movesOf = (
  steps: { delta: number; every: number; times: number; scrolls?: boolean; pause?: number }[],
) => {
  const gestures = createWheelGestures()
  const moves: string[] = []
  let at = 1000
  for (const { delta, every, times, scrolls = false, pause = 0 } of steps) {
    at += pause
    for (let step = 0; step < times; step += 1) {
      at += every
      const { move } = gestures.handle({ delta, at, scrolls })
      if (move) moves.push(move)
    }
  }
  return moves
}

describe('a gesture of the wheel', () => {
  it('moves by one slide at once in either direction', () => {
    expect(movesOf([{ delta: 100, every: 0, times: 1 }])).toEqual(['next'])
    expect(movesOf([{ delta: -100, every: 0, times: 1 }])).toEqual(['previous'])
  })

  it('turns no second slide by the inertia of a trackpad', () => {
    const inertia = [60, 40, 25, 12, 6, 3, 1].map((delta) => ({ delta, every: 16, times: 12 }))
    expect(movesOf(inertia)).toEqual(['next'])
  })

  it('is over after 200 ms in which nothing came', () => {
    const turn = { delta: 100, every: 0, times: 1 }
    expect(movesOf([turn, { ...turn, pause: 199 }])).toEqual(['next'])
    expect(movesOf([turn, { ...turn, pause: 200 }])).toEqual(['next', 'next'])
  })

  it('is another one when it turns round', () => {
    const there = { delta: 100, every: 10, times: 3 }
    expect(movesOf([there, { ...there, delta: -100 }])).toEqual(['next', 'previous'])
  })

  it('is none while a finger only rests on the trackpad', () => {
    expect(movesOf([{ delta: 1, every: 16, times: 3 }])).toEqual([])
  })

  it('continues during inertia, also where a busy page receives it late', () => {
    const first = { delta: 100, every: 0, times: 1 }
    expect(movesOf([first, { delta: 60, every: 0, times: 1, pause: 400 }])).toEqual(['next'])
    expect(movesOf([first, { delta: 60, every: 0, times: 1, pause: 500 }])).toEqual(['next', 'next'])
  })

  it('has not rested before the slide it has turned to is on screen', () => {
    const gestures = createWheelGestures()
    const notch = (at: number) => gestures.handle({ delta: 100, at, scrolls: false }).move
    expect(notch(0)).toBe('next')
    gestures.slideShown(900)
    expect(notch(1000)).toBeNull()
    expect(notch(1200)).toBe('next')
  })

  it('that began by scrolling turns nothing when it arrives at the end', () => {
    const scrolling = { delta: 100, every: 30, times: 5, scrolls: true }
    const atEnd = { delta: 100, every: 30, times: 5 }
    expect(movesOf([scrolling, atEnd])).toEqual([])
    expect(movesOf([scrolling, { ...atEnd, pause: 200 }])).toEqual(['next'])
  })

  it('is kept from scrolling the slide it has turned to', () => {
    const gestures = createWheelGestures()
    expect(gestures.handle({ delta: 100, at: 0, scrolls: false })).toEqual({
      move: 'next',
      preventsScroll: true,
    })
    expect(gestures.handle({ delta: 50, at: 20, scrolls: true })).toEqual({
      move: null,
      preventsScroll: true,
    })
    expect(gestures.handle({ delta: 50, at: 400, scrolls: true })).toEqual({
      move: null,
      preventsScroll: false,
    })
  })
})

describe('a step of the wheel', () => {
  it('is measured in pixels, whatever the mouse counts in', () => {
    expect(wheelDelta(new WheelEvent('wheel', { deltaY: 3, deltaMode: 1 }))).toBe(60)
    expect(wheelDelta(new WheelEvent('wheel', { deltaY: 3 }))).toBe(3)
  })

  it('is ignored when horizontal or zooming', () => {
    expect(wheelDelta(new WheelEvent('wheel', { deltaX: 9, deltaY: 3 }))).toBeNull()
    expect(wheelDelta(new WheelEvent('wheel', { deltaY: 3, ctrlKey: true }))).toBeNull()
  })
})
