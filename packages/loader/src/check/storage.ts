import type { Finding } from '@chuhai/contract/embed'
import { found } from './found'

const hasStorage = (window: Window): boolean => {
  try {
    return Boolean(window.sessionStorage && window.localStorage)
  } catch {
    return false
  }
}

const isKeptFromCookies = async ({ document, top, self }: Window): Promise<boolean> =>
  // Missing in old browsers.
  top !== self && (await document.hasStorageAccess?.()) === false

/** Whether the browser lets the page keep something, and sign visitors in. */
export const checkStorage = async (window: Window, base: string): Promise<Finding[]> => {
  const isSandboxed = window.origin === 'null'
  return [
    ...(window.navigator.cookieEnabled === false && !isSandboxed ? [found('COOKIES_OFF')] : []),
    ...(hasStorage(window) ? [] : [found('STORAGE_BLOCKED')]),
    ...(isSandboxed ? [found('FRAME_WITHOUT_ORIGIN')] : []),
    ...(!isSandboxed && (await isKeptFromCookies(window)) ? [found('FRAME_WITHOUT_COOKIES', { base })] : []),
  ]
}
