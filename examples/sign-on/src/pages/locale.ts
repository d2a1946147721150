import type { LocaleChoice } from '../options'
import type { Locale } from './messages'

const known = (tag: string): Locale | undefined => {
  const language = tag.trim().toLowerCase().split('-')[0]
  if (language === 'zh') return 'zh-CN'
  return language === 'en' ? 'en' : undefined
}

const firstKnown = (tags: string[]) => tags.map(known).find((locale) => locale !== undefined)

/** Tags of an Accept-Language header, the most wanted first. */
const wanted = (header: string) =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.split(';q=')
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)

/** The language that an application asks for comes first, then the choice of whoever runs the provider. */
export const chooseLocale = (
  uiLocales: unknown,
  acceptLanguage: string | undefined,
  choice: LocaleChoice,
): Locale => {
  const asked = typeof uiLocales === 'string' ? firstKnown(uiLocales.split(' ')) : undefined
  if (asked) return asked
  return choice === 'auto' ? (firstKnown(wanted(acceptLanguage ?? '')) ?? 'zh-CN') : choice
}
