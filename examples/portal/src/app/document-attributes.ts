/*
 * Facts about browser and visitor, set on the document element before the first paint: styles use them, and nothing
 * shifts later.
 */

import { withQuery } from '../router/query'

export type Device = 'phone' | 'tablet' | 'desktop'

/** Device type from the user agent. Android without "Mobile" is a tablet, so is an iPad by its older name. */
export const deviceOf = (userAgent: string): Device => {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  if (/Mobi|iPhone|iPod|Android|Windows Phone|HarmonyOS.*Phone/i.test(userAgent)) return 'phone'
  return 'desktop'
}

/** Even naming `localStorage` throws where the browser blocks it. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>

/** A number; 0 or nothing is the ordinary page, anything else hides header and footer. */
export const touchModeKey = 'chuhai.touchMode'

const touchModeName = 'touchMode'

/** `?touchMode=1` in an address turns the mode on, `?touchMode=0` off; then the stored number counts. */
export const readTouchMode = (open: OpenStorage, search: string): number => {
  const asked = new URLSearchParams(search).get(touchModeName)
  const mode = asked !== null && /^\d$/.test(asked) ? asked : null
  try {
    if (mode !== null) open().setItem(touchModeKey, mode)
    return Number(open().getItem(touchModeKey)) || 0
  } catch {
    return Number(mode)
  }
}

/** An address that turns touch mode on or off. */
export const withTouchMode = (address: string, mode: number): string => {
  const [path, search] = withoutTouchMode(address).split('?')
  return `${path}?${search ? `${search}&` : ''}${touchModeName}=${mode}`
}

/** The address once it has been obeyed: a copied or reloaded one must not turn the mode on again. */
export const withoutTouchMode = (address: string): string => {
  const [path = '', search = ''] = address.split('?')
  const query = new URLSearchParams(search)
  if (!query.has(touchModeName)) return address
  query.delete(touchModeName)
  return withQuery(path, query)
}

/** Hides header and footer in touch mode. */
export const applyTouchMode = (root: HTMLElement, mode: number): void => {
  if (mode) root.dataset.touch = String(mode)
  else delete root.dataset.touch
}

/** Core keeps this key while there may be a session. */
const sessionHintKey = 'chuhai.session'

/** Whether this visitor is probably signed in. */
export const hasSessionHint = (open: OpenStorage): boolean => {
  try {
    return open().getItem(sessionHintKey) !== null
  } catch {
    return false
  }
}

/** Lets the header keep room for the account before the session is known. */
export const markSession = (root: HTMLElement, isLikely: boolean): void => {
  if (isLikely) root.dataset.session = ''
  else delete root.dataset.session
}

export const closedAnnouncementKey = 'chuhai.announcement'

/** The announcement this visitor has closed, by its id. */
export const readClosedAnnouncement = (open: OpenStorage): string | null => {
  try {
    return open().getItem(closedAnnouncementKey)
  } catch {
    return null
  }
}
