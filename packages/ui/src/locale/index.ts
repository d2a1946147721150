export { type Locale, LocaleProvider, useLocale } from './locale'
