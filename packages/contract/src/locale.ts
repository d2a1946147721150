/** The languages of texts: Chinese is the first, English is beside it. */
export type Locale = 'zh-CN' | 'en'

/** The language where none is asked for. */
export const defaultLocale: Locale = 'zh-CN'

/**
 * Returns the language of a tag: `en-GB` is `en`; everything that is not English is zh-CN, the language of the product.
 *
 * @param tag A language tag of BCP 47, such as `navigator.language`.
 * @example
 * localeOf('en-GB') // 'en'
 */
export const localeOf = (tag: string | null | undefined): Locale =>
  /^en\b/i.test(tag?.trim() ?? '') ? 'en' : defaultLocale
