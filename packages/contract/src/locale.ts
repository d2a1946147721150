/** The languages of texts: Chinese is the first, English is beside it. */
export type Locale = 'zh-CN' | 'en'

/** The language where none is asked for. */
export const defaultLocale: Locale = 'zh-CN'

/** `en-GB` is `en`; everything that is not English is zh-CN, the language of the product. */
export const localeOf = (tag: string | null | undefined): Locale =>
  /^en\b/i.test(tag?.trim() ?? '') ? 'en' : defaultLocale
