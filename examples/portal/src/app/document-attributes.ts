/*
 * Facts about browser and visitor that stand on the document element from before the first paint, so that styles use
 * them and nothing jumps later.
 */

export type Device = 'phone' | 'tablet' | 'desktop'

/** Device type from the user agent. Android without "Mobile" is a tablet, so is an iPad by its older name. */
export const deviceOf = (userAgent: string): Device => {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  if (/Mobi|iPhone|iPod|Android|Windows Phone|HarmonyOS.*Phone/i.test(userAgent)) return 'phone'
  return 'desktop'
}

/** A number; 0 or nothing is the ordinary page, anything else hides header and footer. */
export const touchModeKey = 'chuhai.touchMode'

/** `?touchMode=1` in an address turns the mode on, `?touchMode=0` off; then the stored number counts. */
export const readTouchMode = (storage: Pick<Storage, 'getItem' | 'setItem'>, search: string): number => {
  try {
    const asked = new URLSearchParams(search).get('touchMode')
    if (asked !== null && /^\d$/.test(asked)) storage.setItem(touchModeKey, asked)
    return Number(storage.getItem(touchModeKey)) || 0
  } catch {
    return 0
  }
}

/** Hides header and footer in touch mode. */
export const applyTouchMode = (root: HTMLElement, mode: number): void => {
  if (mode) root.dataset.touch = String(mode)
  else delete root.dataset.touch
}

/** Core keeps this key while there may be a session. */
const sessionHintKey = 'chuhai.session'

/** Whether this visitor is probably signed in. */
export const hasSessionHint = (storage: Pick<Storage, 'getItem'>): boolean => {
  try {
    return storage.getItem(sessionHintKey) !== null
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
export const readClosedAnnouncement = (storage: Pick<Storage, 'getItem'>): string | null => {
  try {
    return storage.getItem(closedAnnouncementKey)
  } catch {
    return null
  }
}
