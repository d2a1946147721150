import { defaultOffset } from '@chuhai/contract/embed'
import type { EntryFile } from './find-tag'
import { baseOf, changeSettings, type Settings, type Warn } from './settings'

export const warn: Warn = (text) => console.warn(`[chuhai] ${text}`)

/** Whether a tag asks for the floating box. */
export const wantsBox = (tag: HTMLScriptElement, file: EntryFile): boolean => {
  const names: string[] = tag.getAttribute('data-widgets')?.match(/[^\s,]+/g) ?? []
  for (const name of names) {
    if (name !== 'help-box') {
      warn(`data-widgets="${name}" does not float. Use "help-box" or <chuhai-${name}>.`)
    }
  }
  return file === 'help-box.js' || names.includes('help-box')
}

/** What is set on a tag, with the defaults. */
export const settingsOf = (tag: HTMLScriptElement, document: Document): Settings => {
  // What is taken out by name could come from the page's `Object.prototype`; the rest are own members.
  const { widgets: _, base: __, ...changes } = tag.dataset
  const settings: Settings = {
    base: baseOf(tag.getAttribute('data-base'), new URL(tag.src).origin, warn),
    locale: /^en\b/i.test(document.documentElement.lang) ? 'en' : 'zh-CN',
    theme: 'light',
    side: 'right',
    afterLogin: 'refresh',
    offset: defaultOffset,
  }
  return changeSettings(settings, changes, warn)
}
