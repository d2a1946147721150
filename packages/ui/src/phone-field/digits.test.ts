import { describe, expect, test } from 'vitest'
import { caretAfter, digitsOf, grouped, readEdit } from './digits'

test('digits remain, full-width ones as well', () => {
  expect(digitsOf('电话：１３８-6810 5527 转')).toBe('13868105527')
})

test('numbers are shown in groups of three, four and four', () => {
  expect(['138', '1386', '13868105', '13868105527'].map(grouped)).toEqual([
    '138',
    '138 6',
    '138 6810 5',
    '138 6810 5527',
  ])
})

test('the caret counts the gaps before it', () => {
  expect([0, 3, 4, 7, 8, 11].map(caretAfter)).toEqual([0, 3, 5, 8, 10, 13])
})

describe('an edit', () => {
  const edit = (text: string, caret: number, previous: string, kind = 'insertText') =>
    readEdit(text, caret, previous, kind, 11)

  test('in the middle keeps the caret behind the digit typed', () => {
    expect(edit('1389 6810', 4, '1386810')).toEqual({ digits: '13896810', before: 4 })
  })

  test('that deletes a gap deletes the digit beside it', () => {
    expect(edit('1386810', 3, '1386810', 'deleteContentBackward')).toEqual({ digits: '136810', before: 2 })
    expect(edit('1386810', 3, '1386810', 'deleteContentForward')).toEqual({ digits: '138810', before: 3 })
  })

  test('in a full number is ignored', () => {
    expect(edit('1398 6810 5527', 3, '13868105527')).toEqual({ digits: '13868105527', before: 2 })
  })

  test('that pastes a number with its country leaves the country out', () => {
    expect(edit('+86 138-6810-5527', 17, '', 'insertFromPaste')).toEqual({
      digits: '13868105527',
      before: 11,
    })
    expect(edit('0086 13868105527', 16, '', 'insertFromPaste').digits).toBe('13868105527')
  })

  test('that pastes too much keeps the first eleven', () => {
    expect(edit('138681055279999', 15, '', 'insertFromPaste').digits).toBe('13868105527')
  })
})
