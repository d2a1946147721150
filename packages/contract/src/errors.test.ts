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

  it('says 重试 for trying again, but where the specification is quoted', () => {
    const quoted = '系统错误，请稍后再试！'
    const texts = Object.values(errorTable).map((entry) => entry['zh-CN'])
    expect(texts.filter((text) => text !== quoted && text.includes('再试'))).toEqual([])
  })

  it('knows its own codes only', () => {
    expect(isErrorCode('CONSULTATION_PHONE_INVALID')).toBe(true)
    expect(isErrorCode('NO_SUCH_CODE')).toBe(false)
    expect(isErrorCode('toString')).toBe(false)
    expect(isErrorCode(404)).toBe(false)
  })
})
