import { describe, expect, it } from 'vitest'
import { CallError, isAbortError, isCallError } from './call-error'

describe('CallError', () => {
  it('carries code, HTTP status, message, fields and cause', () => {
    const error = new CallError('REQUEST_INVALID', 422, '提交的内容格式不正确', { phone: '请输入' }, 'why')
    expect(error).toBeInstanceOf(Error)
    expect({ ...error, message: error.message, cause: error.cause }).toEqual({
      name: 'CallError',
      code: 'REQUEST_INVALID',
      httpStatus: 422,
      fields: { phone: '请输入' },
      message: '提交的内容格式不正确',
      cause: 'why',
    })
  })

  it('is known by its guard, also when it comes from another copy of the package', () => {
    expect(isCallError(new CallError('NETWORK', 0, ''))).toBe(true)
    expect(isCallError(Object.assign(new Error(), { name: 'CallError' }))).toBe(true)
    expect([new Error('x'), null, undefined, 'CallError'].map(isCallError)).toEqual(Array(4).fill(false))
  })

  it('is not an abort', () => {
    expect(isAbortError(new DOMException('', 'AbortError'))).toBe(true)
    expect([new CallError('TIMEOUT', 0, ''), null, undefined].map(isAbortError)).toEqual(Array(3).fill(false))
  })
})
