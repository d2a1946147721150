import { describe, expect, it } from 'vitest'
import { createLocale } from './locale'

describe('the language', () => {
  it('is Chinese unless said otherwise', () => {
    expect(createLocale().$locale.get()).toBe('zh-CN')
    expect(createLocale('en').$locale.get()).toBe('en')
  })

  it('notifies its listeners of changes', () => {
    const locale = createLocale()
    const heard: string[] = []
    locale.$locale.listen((value) => void heard.push(value))
    locale.set('en')
    expect(heard).toEqual(['en'])
  })
})
