import { expect, it } from 'vitest'
import { firstParagraph } from './text'

it('takes the words of the first paragraph', () => {
  expect(firstParagraph('先看**三件事**：[税号](/taxCompliance)与 `IOSS`。\n\n再看别的。')).toBe(
    '先看三件事：税号与 IOSS。',
  )
  expect(firstParagraph('先备资料、\n再用\nAmazon 开店，\n最后**申\n报**。')).toBe(
    '先备资料、再用 Amazon 开店，最后申报。',
  )
  expect(firstParagraph('')).toBe('')
})
