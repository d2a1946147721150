import { describe, expect, it } from 'vitest'
import { isEnvelope, isSuccess } from './envelope'

describe('the envelope', () => {
  it.each(['success', '00000'])('takes %s as success', (status) => {
    expect(isSuccess(status)).toBe(true)
  })

  it.each(['SUCCESS', '0', 'ok', 'CONSULTATION_PHONE_INVALID', 0, null, undefined])(
    'takes %s as anything but success',
    (status) => {
      expect(isSuccess(status)).toBe(false)
    },
  )

  it('needs a status and a message', () => {
    expect(isEnvelope({ status: 'success', data: null, message: '' })).toBe(true)
    expect(isEnvelope({ status: 'success' })).toBe(false)
    expect(isEnvelope({ status: 200, message: '' })).toBe(false)
  })

  it.each([null, undefined, 'success', 1, []])('is not %s', (value) => {
    expect(isEnvelope(value)).toBe(false)
  })
})
