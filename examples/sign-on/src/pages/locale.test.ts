import { expect, it } from 'vitest'
import { chooseLocale } from './locale'
import { messages } from './messages'

it.each([
  ['en', undefined, 'zh-CN', 'en'],
  ['fr en-GB', undefined, 'zh-CN', 'en'],
  ['zh-TW', 'en', 'en', 'zh-CN'],
  [undefined, 'en-US,en;q=0.9', 'zh-CN', 'zh-CN'],
  [undefined, 'en-US,en;q=0.9', 'auto', 'en'],
  [undefined, 'fr,en;q=0.4,zh;q=0.8', 'auto', 'zh-CN'],
  [undefined, undefined, 'auto', 'zh-CN'],
  [['en'], '', 'en', 'en'],
] as const)(
  'for ui_locales %j, Accept-Language %j and the choice %j speaks %s',
  (ui, accept, choice, locale) => {
    expect(chooseLocale(ui, accept, choice)).toBe(locale)
  },
)

it('leaves no text empty in either language', () => {
  for (const texts of Object.values(messages)) {
    for (const text of Object.values({ ...texts, ...texts.faults })) expect(text).not.toBe('')
  }
})
