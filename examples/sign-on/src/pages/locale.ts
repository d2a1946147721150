import type { LocaleChoice } from '../options'
import type { Locale } from './messages'

/** Offered to Koa's `acceptsLanguages`. */
export const languages = ['zh', 'en']

const localeOf = (tag: string): Locale | undefined => {
  const language = tag.toLowerCase().split('-')[0]
  if (language === 'zh') return 'zh-CN'
  return language === 'en' ? 'en' : undefined
}

/** The language that the application asks for comes first, then the provider's setting. */
export const chooseLocale = (uiLocales: unknown, accepted: string | false, choice: LocaleChoice): Locale => {
  const requested =
    typeof uiLocales === 'string' ? uiLocales.split(' ').map(localeOf).find(Boolean) : undefined
  return requested ?? (choice === 'auto' ? localeOf(accepted || 'zh') : choice) ?? 'zh-CN'
}
