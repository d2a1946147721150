import { expect, it } from 'vitest'
import { setUpProvider } from '../testing/provider'
import { chooseLocale, messages } from './messages'

it.each([
  ['en', 'zh', 'zh-CN', 'en'],
  ['fr en-GB', 'zh', 'zh-CN', 'en'],
  ['zh-TW', 'en', 'en', 'zh-CN'],
  [undefined, 'en', 'zh-CN', 'zh-CN'],
  [undefined, 'en', 'auto', 'en'],
  [undefined, false, 'auto', 'zh-CN'],
  [['en'], false, 'en', 'en'],
] as const)(
  'for ui_locales %j, the accepted language %j and the setting %j speaks %s',
  (ui, accepted, choice, locale) => {
    expect(chooseLocale(ui, accepted, choice)).toBe(locale)
  },
)

const provider = setUpProvider({ locale: 'auto' })

it.each([
  ['en-US,en;q=0.9', 'en'],
  ['fr,en;q=0.4,zh-TW;q=0.8', 'zh-CN'],
  ['fr', 'zh-CN'],
])('writes a page for Accept-Language %s in %s', async (language, locale) => {
  const { html } = await provider.browser().go('/', { headers: { 'Accept-Language': language } })
  expect(html).toContain(`<html lang="${locale}">`)
})

it('leaves no text empty in either language', () => {
  for (const texts of Object.values(messages)) {
    for (const text of Object.values({ ...texts, ...texts.faults, ...texts.mail })) expect(text).not.toBe('')
  }
})
