import { type Locale, useLocale } from '@chuhai/ui'

/** A page's texts: Chinese is the base and the type, every other language has the same keys. */
export type Words<T> = Record<Locale, T>

export const useWords = <T>(words: Words<T>): T => words[useLocale()]
