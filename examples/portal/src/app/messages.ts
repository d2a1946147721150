import { type Locale, useLocale } from '@chuhai/ui'

/** A page's texts: Chinese is the base and the type, every other language has the same keys. */
export type Messages<T> = Record<Locale, T>

export const useMessages = <T>(messages: Messages<T>): T => messages[useLocale()]
