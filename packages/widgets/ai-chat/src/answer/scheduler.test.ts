import { beforeEach, expect, it, vi } from 'vitest'
import { createScheduler } from './scheduler'

let now = 0
let tasks: { at: number; run: () => void }[] = []

/** A window whose clock advances only with its tasks. */
const view = {
  setTimeout: (run: () => void, ms = 0) => tasks.push({ at: now + ms, run }),
  requestAnimationFrame: (run: () => void) => tasks.push({ at: now + 16, run }),
  clearTimeout() {},
  cancelAnimationFrame() {},
} as unknown as Window

/** Runs the next task; returns whether there was one. */
const proceed = (): boolean => {
  const next = tasks.toSorted((a, b) => a.at - b.at)[0]
  if (!next) return false
  tasks = tasks.filter((task) => task !== next)
  now = Math.max(now, next.at)
  next.run()
  return true
}

beforeEach(() => {
  now = 0
  tasks = []
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

/** Returns the slice lengths when rendering takes `ms` and is not finished. */
const slicesOf = (drawMs: number[]) => {
  const slices: number[] = []
  const draw = (slice: number) => {
    now += drawMs[slices.length] ?? 0
    return slices.push(slice) === drawMs.length
  }
  createScheduler(draw, view).request()
  while (proceed());
  return slices
}

it('grows the slice when rendering is fast, at most twofold, up to a maximum', () => {
  expect(slicesOf([2, 2, 2, 2, 2, 2])).toEqual([112, 224, 448, 896, 1792, 1792])
})

it('shrinks the slice when rendering is slow, down to a minimum', () => {
  expect(slicesOf([2, 2, 20, 40, 40, 40])).toEqual([112, 224, 448, 358, 179, 112])
})

it('keeps the slice when rendering takes one frame', () => {
  expect(slicesOf([16, 16, 16, 16])).toEqual([112, 112, 112, 112])
})

it('continues in a task after the frame', () => {
  const begun: number[] = []
  createScheduler(() => begun.push(now) === 3, view).request()
  while (proceed());
  expect(begun.map((at) => at - (begun[0] ?? 0))).toEqual([0, 16, 32])
})

it('renders at most eight times a second', () => {
  const drawnAt: number[] = []
  const scheduler = createScheduler(() => drawnAt.push(now) > 0, view)
  scheduler.request()
  while (proceed());
  for (let chunk = 0; chunk < 5; chunk++) scheduler.request()
  while (proceed());
  expect(drawnAt).toHaveLength(2)
  expect((drawnAt[1] ?? 0) - (drawnAt[0] ?? 0)).toBeGreaterThanOrEqual(125)
})
