import { expect, it } from 'vitest'
import { swipeMove } from './swipe'

const from = { x: 200, y: 400, at: 0, scrollsDown: false, scrollsUp: false }
const to = (x: number, y: number, at = 200) => ({ x: from.x + x, y: from.y + y, at })

it('a horizontal swipe moves', () => {
  expect(swipeMove(from, to(-80, 10))).toBe('next')
  expect(swipeMove(from, to(80, -10))).toBe('previous')
})

it('a vertical swipe moves where nothing is left to scroll', () => {
  expect(swipeMove(from, to(0, -90))).toBe('next')
  expect(swipeMove(from, to(0, 90))).toBe('previous')
  expect(swipeMove({ ...from, scrollsDown: true }, to(0, -90))).toBeNull()
  expect(swipeMove({ ...from, scrollsUp: true }, to(0, 90))).toBeNull()
})

it.each([
  ['short', to(-30, 0)],
  ['slanting', to(-80, 70)],
  ['slow', to(-80, 0, 900)],
])('a %s way turns nothing', (_, end) => {
  expect(swipeMove(from, end)).toBeNull()
})
