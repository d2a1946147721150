import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../calls/call-error'
import { createFakeCore } from '../testing'

const reported = (error: unknown) => {
  const core = createFakeCore()
  core.report(error)
  return core.notices.$notice.get()
}

describe('the global error handler', () => {
  it('shows the message of a failed call', () => {
    expect(reported(new CallError('TOO_MANY_REQUESTS', 429, '请求过于频繁'))).toMatchObject({
      kind: 'error',
      text: '请求过于频繁',
      durationMs: 2000,
    })
  })

  it.each([
    ['401_UNAUTHORIZED', new CallError('UNAUTHORIZED', 401, '401_UNAUTHORIZED')],
    ['401_UNAUTHORIZED of any other error', new Error('401_UNAUTHORIZED')],
    ['what was aborted', new DOMException('aborted', 'AbortError')],
  ])('is silent about %s', (_, error) => {
    expect(reported(error)).toBeNull()
  })

  it.each([new TypeError('x is not a function'), 'text', undefined])(
    'shows the default text for a mistake in the program, and tells the developer',
    (error) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      expect(reported(error)).toMatchObject({ kind: 'error', text: '系统错误，请稍后再试！' })
      expect(log).toHaveBeenCalledWith('[chuhai] unexpected error:', error)
    },
  )
})
