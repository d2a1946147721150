import { expect, test } from 'vitest'
import { fitOf, keptInside, maxScale, wholeView, zoomedAt } from './view'

const stage = { width: 800, height: 600 }
const picture = { width: 600, height: 400, pixels: 600 }

test('what lies under the pointer stays there while it grows', () => {
  const at = { x: 100, y: 50 }
  const view = zoomedAt(wholeView, 2, at)
  expect(view).toMatchObject({ scale: 2, x: -100, y: -50 })
  expect(zoomedAt(view, 1, at)).toMatchObject({ scale: 1, x: 0, y: 0 })
})

test('it grows and shrinks within limits', () => {
  expect(zoomedAt(wholeView, 99).scale).toBe(maxScale)
  expect(zoomedAt(wholeView, 0.1).scale).toBe(1)
})

test('it moves only as far as it sticks out', () => {
  const far = { ...wholeView, scale: 2, x: 999, y: -999 }
  expect(keptInside(far, picture, stage)).toMatchObject({ x: 200, y: -100 })
  expect(keptInside({ ...far, scale: 1 }, picture, stage)).toMatchObject({ x: 0, y: -0 })
})

test('on its side it is made to fit', () => {
  const wide = { width: 800, height: 400, pixels: 800 }
  const turned = { ...wholeView, quarters: 1 }
  expect(fitOf(turned, wide, stage)).toBe(0.75)
  expect(fitOf(wholeView, wide, stage)).toBe(1)
  expect(fitOf(turned, { width: 375, height: 250, pixels: 2000 }, { width: 375, height: 700 })).toBe(1.5)
  expect(fitOf(turned, { width: 200, height: 100, pixels: 200 }, stage)).toBe(1)
  expect(keptInside({ ...turned, scale: 4, x: 999 }, wide, stage).x).toBe(200)
})
