import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDuplicateGuard } from './duplicate-guard'

const key = 'POST /consultation\n{}'

describe('the duplicate guard', () => {
  const make = () => {
    const { refusal, start, clear } = createDuplicateGuard()
    return {
      refusal: (asked: string) => refusal(asked, Date.now()),
      start: (asked: string) => start(asked, Date.now()),
      clear,
    }
  }
  const pass = (ms: number) => vi.advanceTimersByTime(ms)

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('lets a first request out', () => {
    expect(make().refusal(key)).toBeNull()
  })

  it('calls a repeat within a second of the start too frequent', () => {
    const guard = make()
    guard.start(key)
    expect(guard.refusal(key)).toBe('REQUEST_TOO_FREQUENT')
    pass(999)
    expect(guard.refusal(key)).toBe('REQUEST_TOO_FREQUENT')
  })

  it('calls a repeat after that second in flight, for as long as there is no answer', () => {
    const guard = make()
    guard.start(key)
    pass(1000)
    expect(guard.refusal(key)).toBe('REQUEST_IN_FLIGHT')
    pass(600_000)
    expect(guard.refusal(key)).toBe('REQUEST_IN_FLIGHT')
  })

  it('calls a repeat too frequent although the first is answered, while its entry is kept', () => {
    const guard = make()
    const finish = guard.start(key)
    pass(50)
    finish()
    pass(299)
    expect(guard.refusal(key)).toBe('REQUEST_TOO_FREQUENT')
  })

  it('drops the entry 300 ms after the answer, even within the second', () => {
    const guard = make()
    const finish = guard.start(key)
    pass(50)
    finish()
    pass(300)
    expect(guard.refusal(key)).toBeNull()
  })

  it('lets a repeat out once the first is answered and its second is over', () => {
    const guard = make()
    const finish = guard.start(key)
    pass(1100)
    finish()
    expect(guard.refusal(key)).toBeNull()
  })

  it('judges a third request by the second, whose entry the first does not drop', () => {
    const guard = make()
    const finishFirst = guard.start(key)
    pass(1100)
    finishFirst()
    guard.start(key)
    pass(300)
    expect(guard.refusal(key)).toBe('REQUEST_TOO_FREQUENT')
    pass(700)
    expect(guard.refusal(key)).toBe('REQUEST_IN_FLIGHT')
  })

  it('minds nothing but the same request', () => {
    const guard = make()
    guard.start(key)
    expect(guard.refusal('POST /consultation\n{"a":1}')).toBeNull()
  })

  it('keeps no timer once it is cleared', () => {
    const guard = make()
    guard.start(key)()
    expect(vi.getTimerCount()).toBe(1)
    guard.clear()
    expect(vi.getTimerCount()).toBe(0)
    expect(guard.refusal(key)).toBeNull()
  })
})
