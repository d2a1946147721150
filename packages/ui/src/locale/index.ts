export { type Locale, LocaleProvider, useLocale, useMessages } from './locale'
