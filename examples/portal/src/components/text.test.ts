import { expect, it } from 'vitest'
import { firstParagraph, money } from './text'

it.each([
  [0, '¥0'],
  [1, '¥0.01'],
  [3990, '¥39.90'],
  [39_900, '¥399'],
  [123_456_789, '¥1,234,567.89'],
])('writes %i fen as %s', (fen, text) => {
  expect(money(fen)).toBe(text)
})

it('takes the words of the first paragraph', () => {
  expect(firstParagraph('先看**三件事**：[税号](/taxCompliance)与 `IOSS`。\n\n再看别的。')).toBe(
    '先看三件事：税号与 IOSS。',
  )
  expect(firstParagraph('')).toBe('')
})
