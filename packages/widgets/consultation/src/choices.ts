import { positions, sectionCategories } from '@chuhai/contract/consultation'
import type { Locale } from '@chuhai/contract/locale'

const choice = (locale: Locale) => (item: { value: string; en: string }) => ({
  value: item.value,
  label: locale === 'en' ? item.en : item.value,
})

/** Sections and positions as a visitor of this language reads them; values stay Chinese. */
export const choicesIn = (locale: Locale) => ({
  sections: sectionCategories.map((category) => ({
    ...choice(locale)(category),
    options: category.options.map(choice(locale)),
  })),
  positions: positions.map(choice(locale)),
})
