import { expect, it } from 'vitest'
import { placePanel } from './placement'

const viewport = { width: 1280, height: 800 }
const rail = { top: 230, bottom: 570, left: 1240, right: 1280 }
const entry = { top: 290, bottom: 343, left: 1240, right: 1280 }

it('stands 12 px off the rail, level with its entry', () => {
  expect(placePanel(entry, rail, { width: 296, height: 300 }, viewport)).toEqual({ top: 290, left: 932 })
})

it('moves up as far as needed to stay in the viewport', () => {
  expect(placePanel(entry, rail, { width: 400, height: 600 }, viewport).top).toBe(188)
})

it('never leaves the top of a low viewport', () => {
  expect(placePanel(entry, rail, { width: 400, height: 900 }, viewport).top).toBe(12)
})

it('stands to the right of a rail on the left', () => {
  const left = { top: 230, bottom: 570, left: 0, right: 40 }
  expect(placePanel({ ...entry, left: 0, right: 40 }, left, { width: 296, height: 300 }, viewport).left).toBe(
    52,
  )
})
