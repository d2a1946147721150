import { describe, expect, it } from 'vitest'
import { errorTable, isErrorCode } from './errors'

const entries = Object.entries(errorTable)

describe('the error table', () => {
  it.each(entries)('%s is an upper-case code with a 4xx or 5xx status', (code, { status }) => {
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
  })

  it.each(entries)('%s says something in Chinese and in English', (code, entry) => {
    if (code === 'UNAUTHORIZED') return
    expect(entry['zh-CN']).toMatch(/\p{Script=Han}/u)
    expect(entry.en).toMatch(/^[A-Z0-9][\x20-\x7e]+$/)
  })

  it('keeps 401 in the silent words of the specification, in both languages', () => {
    expect(errorTable.UNAUTHORIZED).toEqual({
      status: 401,
      'zh-CN': '401_UNAUTHORIZED',
      en: '401_UNAUTHORIZED',
    })
  })

  it('knows its own codes only', () => {
    expect(isErrorCode('CONSULTATION_PHONE_INVALID')).toBe(true)
    expect(isErrorCode('NO_SUCH_CODE')).toBe(false)
    expect(isErrorCode('toString')).toBe(false)
    expect(isErrorCode(404)).toBe(false)
  })
})
