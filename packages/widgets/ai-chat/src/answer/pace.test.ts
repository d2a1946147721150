import { beforeEach, expect, it, vi } from 'vitest'
import { createPace } from './pace'

let now = 0
let tasks: { at: number; run: () => void }[] = []

/** A window whose time passes only while something is done in it. */
const view = {
  setTimeout: (run: () => void, ms = 0) => tasks.push({ at: now + ms, run }),
  requestAnimationFrame: (run: () => void) => tasks.push({ at: now + 16, run }),
  clearTimeout() {},
  cancelAnimationFrame() {},
} as unknown as Window

/** Does what comes next; answers whether there was something. */
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

/** How much is drawn in frames that take so long, while there is more to draw. */
const slicesOf = (framesMs: number[]) => {
  const slices: number[] = []
  const draw = (slice: number) => {
    now += framesMs[slices.length] ?? 0
    return slices.push(slice) === framesMs.length
  }
  createPace(draw, view).ask()
  while (proceed());
  return slices
}

it('draws more in a frame where frames are cheap, up to a bound', () => {
  expect(slicesOf([2, 2, 2, 2, 2])).toEqual([112, 224, 448, 448, 448])
})

it('draws less again as soon as a frame was dear, and never less than it takes to keep up', () => {
  expect(slicesOf([2, 2, 40, 40, 40, 40])).toEqual([112, 224, 448, 224, 112, 112])
})

it('leaves it at that where frames take their time but no more', () => {
  expect(slicesOf([15, 15, 15, 15])).toEqual([112, 112, 112, 112])
})

it('draws together what comes within a tenth of a second', () => {
  const drawnAt: number[] = []
  const pace = createPace(() => drawnAt.push(now) > 0, view)
  pace.ask()
  while (proceed());
  for (let chunk = 0; chunk < 5; chunk++) pace.ask()
  while (proceed());
  expect(drawnAt).toHaveLength(2)
  expect((drawnAt[1] ?? 0) - (drawnAt[0] ?? 0)).toBeGreaterThanOrEqual(100)
})
