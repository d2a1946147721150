import { defaultLocale, type Locale } from '@chuhai/contract/locale'
import { atom, type ReadableAtom } from 'nanostores'

/** The language of all widgets of the page and of the server's messages. */
export interface LocaleStore {
  $locale: ReadableAtom<Locale>
  /** Without a language: that of `createCore` again. */
  set(locale?: Locale | undefined): void
}

/** The language of texts and of the server's messages. */
export const createLocale = (initial: Locale = defaultLocale): LocaleStore => {
  const $locale = atom<Locale>(initial)
  return { $locale, set: (locale = initial) => $locale.set(locale) }
}

const zh = {
  systemError: '系统错误，请稍后再试！',
  success: '操作成功！',
  warning: '请注意',
  REQUEST_TOO_FREQUENT: '请求过于频繁',
  REQUEST_IN_FLIGHT: '请勿重复提交',
}

export type CoreMessages = typeof zh

const en: CoreMessages = {
  systemError: 'System error, please try again later',
  success: 'Done',
  warning: 'Please note',
  REQUEST_TOO_FREQUENT: 'Too many requests',
  REQUEST_IN_FLIGHT: 'Already being submitted',
}

/** Texts the core says by itself (specification, section 8); everything else comes from the server. */
export const coreMessages: Record<Locale, CoreMessages> = { 'zh-CN': zh, en }
