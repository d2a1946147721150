import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAnswer } from './answer'

const subscribe = (runningCount: number) => {
  const answer = createAnswer({ id: 1, questionId: 2, time: '' }, {}, () => runningCount)
  const call = vi.fn()
  answer.subscribe(call)
  return { answer, call }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('makes one call of several within a short time', () => {
  const { answer, call } = subscribe(1)
  for (let i = 0; i < 5; i += 1) answer.notify()
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(40)
  expect(call).toHaveBeenCalledTimes(1)
  answer.notify()
  vi.advanceTimersByTime(40)
  expect(call).toHaveBeenCalledTimes(2)
})

it('delays calls when many answers are running, by a fifth of a second at most', () => {
  const { answer, call } = subscribe(100_000)
  answer.notify()
  vi.advanceTimersByTime(150)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(90)
  expect(call).toHaveBeenCalledTimes(1)
})
