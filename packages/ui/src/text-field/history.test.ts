import { expect, test } from 'vitest'
import { createHistory } from './history'

const step = (text: string, start = text.length) => ({ text, start, end: start })

test('goes back step by step, and forward again', () => {
  const history = createHistory('138')
  history.record(step('13'))
  history.record(step('1'))
  expect(history.back()).toEqual(step('13'))
  expect(history.back()).toEqual(step('138'))
  expect(history.back()).toBeUndefined()
  expect(history.forward()).toEqual(step('13'))
  expect(history.forward()).toEqual(step('1'))
  expect(history.forward()).toBeUndefined()
})

test('an edit after going back ends what was ahead', () => {
  const history = createHistory('1')
  history.record(step('12'))
  history.back()
  history.record(step('13'))
  expect(history.forward()).toBeUndefined()
  expect(history.back()).toEqual(step('1'))
})

test('the caret of a text is where it was before the next edit', () => {
  const history = createHistory('1380')
  history.record(step('1380', 2))
  history.record(step('180', 1))
  expect(history.back()).toEqual(step('1380', 2))
})

test('a long history forgets its beginning', () => {
  const history = createHistory('')
  for (let count = 1; count <= 500; count++) history.record(step('a'.repeat(count)))
  let oldest = 500
  for (let last = history.back(); last; last = history.back()) oldest = last.text.length
  expect(oldest).toBe(301)
})

test('begins again with a text from elsewhere', () => {
  const history = createHistory('')
  history.record(step('a'))
  history.restart(step('draft'))
  expect(history.back()).toBeUndefined()
})
