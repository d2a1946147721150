import { defaultLocale, type Locale } from '@chuhai/contract/locale'
import { atom, type ReadableAtom } from 'nanostores'

export interface LocaleStore {
  $locale: ReadableAtom<Locale>
  set(locale: Locale): void
}

/** The language of texts and of the server's messages. */
export const createLocale = (initial: Locale = defaultLocale): LocaleStore => {
  const $locale = atom<Locale>(initial)
  return { $locale, set: (locale) => $locale.set(locale) }
}
