import { describe, expect, it } from 'vitest'
import { createWheelGestures, deltaOf } from './wheel'

/** Sends steps so many milliseconds apart, and answers every turn. */
const turnsOf = (
  steps: { delta: number; every: number; times: number; scrolls?: boolean; pause?: number }[],
) => {
  const gestures = createWheelGestures()
  const turns: number[] = []
  let at = 1000
  for (const { delta, every, times, scrolls = false, pause = 0 } of steps) {
    at += pause
    for (let step = 0; step < times; step += 1) {
      at += every
      const { turn } = gestures.take({ delta, at, scrolls })
      if (turn) turns.push(turn)
    }
  }
  return turns
}

describe('a gesture of the wheel', () => {
  it('turns one slide at once, whichever way it goes', () => {
    expect(turnsOf([{ delta: 100, every: 0, times: 1 }])).toEqual([1])
    expect(turnsOf([{ delta: -100, every: 0, times: 1 }])).toEqual([-1])
  })

  it('turns no second slide by the inertia of a trackpad', () => {
    const inertia = [60, 40, 25, 12, 6, 3, 1].map((delta) => ({ delta, every: 16, times: 12 }))
    expect(turnsOf(inertia)).toEqual([1])
  })

  it('is over after 200 ms in which nothing came', () => {
    const turn = { delta: 100, every: 0, times: 1 }
    expect(turnsOf([turn, { ...turn, pause: 199 }])).toEqual([1])
    expect(turnsOf([turn, { ...turn, pause: 200 }])).toEqual([1, 1])
  })

  it('is another one when it turns round', () => {
    const there = { delta: 100, every: 10, times: 3 }
    expect(turnsOf([there, { ...there, delta: -100 }])).toEqual([1, -1])
  })

  it('is none while a finger only rests on the trackpad', () => {
    expect(turnsOf([{ delta: 1, every: 16, times: 3 }])).toEqual([])
  })

  it('goes on while it only fades, also where a busy page gets the rest of it late', () => {
    const first = { delta: 100, every: 0, times: 1 }
    expect(turnsOf([first, { delta: 60, every: 0, times: 1, pause: 400 }])).toEqual([1])
    expect(turnsOf([first, { delta: 60, every: 0, times: 1, pause: 500 }])).toEqual([1, 1])
  })

  it('has not rested before the slide it has turned to is on screen', () => {
    const gestures = createWheelGestures()
    const notch = (at: number) => gestures.take({ delta: 100, at, scrolls: false }).turn
    expect(notch(0)).toBe(1)
    gestures.arrive(900)
    expect(notch(1000)).toBe(0)
    expect(notch(1200)).toBe(1)
  })

  it('that began by scrolling turns nothing when it arrives at the end', () => {
    const scrolling = { delta: 100, every: 30, times: 5, scrolls: true }
    const atEnd = { delta: 100, every: 30, times: 5 }
    expect(turnsOf([scrolling, atEnd])).toEqual([])
    expect(turnsOf([scrolling, { ...atEnd, pause: 200 }])).toEqual([1])
  })

  it('is kept from scrolling the slide it has turned to', () => {
    const gestures = createWheelGestures()
    expect(gestures.take({ delta: 100, at: 0, scrolls: false })).toEqual({ turn: 1, isHeld: true })
    expect(gestures.take({ delta: 50, at: 20, scrolls: true })).toEqual({ turn: 0, isHeld: true })
    expect(gestures.take({ delta: 50, at: 400, scrolls: true })).toEqual({ turn: 0, isHeld: false })
  })
})

describe('a step of the wheel', () => {
  it('is measured in pixels, whatever the mouse counts in', () => {
    expect(deltaOf(new WheelEvent('wheel', { deltaY: 3, deltaMode: 1 }))).toBe(60)
    expect(deltaOf(new WheelEvent('wheel', { deltaY: 3 }))).toBe(3)
  })

  it('counts for nothing where it goes sideways or zooms', () => {
    expect(deltaOf(new WheelEvent('wheel', { deltaX: 9, deltaY: 3 }))).toBeNull()
    expect(deltaOf(new WheelEvent('wheel', { deltaY: 3, ctrlKey: true }))).toBeNull()
  })
})
