import { describe, expect, it } from 'vitest'
import { defaultLocale, localeOf } from './locale'

describe('the languages', () => {
  it('speaks Chinese by default', () => {
    expect(defaultLocale).toBe('zh-CN')
  })

  it.each(['en', 'en-GB', ' EN-us,zh;q=0.5'])('takes %s as English', (tag) => {
    expect(localeOf(tag)).toBe('en')
  })

  it.each(['zh', 'zh-TW', 'fr', 'enough', '', null, undefined])('takes %s as Chinese', (tag) => {
    expect(localeOf(tag)).toBe('zh-CN')
  })
})
