import { destinations } from '@chuhai/contract/logistics'
import type { Locale } from '@chuhai/contract/locale'

const names: Readonly<Record<string, Record<Locale, string>>> = {
  ...destinations,
  CN: { 'zh-CN': '中国', en: 'China' },
}

/**
 * Names a country by its two letters; carriers name more of them than lines go to, which keep their letters.
 *
 * @example
 * countryName('US', 'en') // 'United States'
 */
export const countryName = (code: string, locale: Locale): string => names[code]?.[locale] ?? code
